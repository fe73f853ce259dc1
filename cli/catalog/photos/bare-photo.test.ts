import { describe, expect, it } from "vitest";
import { barePhoto } from "./bare-photo";
import { jpegFile, pngFile, webpFile } from "./testing/photo-files";

const files = { "image/jpeg": jpegFile(), "image/png": pngFile(), "image/webp": webpFile() };

describe("a photo without its metadata", () => {
  it.each(Object.entries(files))("keeps the picture of %s and nothing about it", (type, file) => {
    expect(file.toString("latin1")).toContain("secret");
    const bare = barePhoto(file);
    expect(bare?.type).toBe(type);
    const text = bare?.bytes.toString("latin1") ?? "";
    expect(text).not.toContain("secret");
    expect(text).toContain("pixel");
    // Nothing is left to take off.
    expect(barePhoto(bare?.bytes ?? Buffer.alloc(0))?.bytes).toEqual(bare?.bytes);
  });

  it("says no longer that a profile, EXIF or XMP follow in a WebP", () => {
    const bytes = barePhoto(webpFile())?.bytes;
    expect(bytes?.readUInt8(bytes.indexOf("VP8X") + 8)).toBe(0x10);
    expect(bytes?.readUInt32LE(4)).toBe((bytes?.length ?? 0) - 8);
  });

  it.each(Object.entries(files))("refuses %s that ends too early, wherever it does", (_, file) => {
    for (let length = 0; length < file.indexOf("pixel"); length++) {
      expect(barePhoto(file.subarray(0, length))).toBeNull();
    }
  });
});
