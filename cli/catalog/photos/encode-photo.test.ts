import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { encodePhoto } from "./fetch-photo";
import { photoFile } from "./testing/photo-files";

const kinds = ["jpeg", "png", "webp"] as const;

describe("a re-encoded photo", () => {
  it.each(kinds)("keeps the picture of a %s, upright, and nothing about it", async (kind) => {
    const file = Buffer.concat([await photoFile(kind), Buffer.from("secret trailer")]);
    expect(file.toString("latin1")).toContain("secret");
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const photo = await encodePhoto(file);
    if (!photo) throw new Error("it was refused");
    const { format, width, height, exif, xmp, icc, orientation } = await sharp(photo).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 20, height: 40 });
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(photo.toString("latin1")).not.toContain("secret");
    const { channels } = await sharp(photo).stats();
    for (const [index, of] of [0xa0, 0x30, 0x20].entries())
      expect(Math.abs((channels[index]?.mean ?? 0) - of)).toBeLessThan(16);
  });

  it("bounds its sides and leaves small ones alone", async () => {
    const size = async (width: number, height: number) => {
      const photo = await encodePhoto(await sharp(await photoFile("png", { width, height })).toBuffer());
      const { width: wide, height: high } = await sharp(photo ?? undefined).metadata();
      return [wide, high];
    };
    expect(await size(4000, 1000)).toEqual([1600, 400]);
    expect(await size(8, 3000)).toEqual([4, 1600]);
    expect(await size(30, 10)).toEqual([30, 10]);
  });

  it("refuses more pixels than a photo has, however few bytes they take", async () => {
    const file = await photoFile("png", { width: 8000, height: 6500 });
    expect(file.length).toBeLessThan(5_000_000);
    expect(await encodePhoto(file)).toBeNull();
  });

  it.each(kinds)("refuses a %s that ends too early or is broken", async (kind) => {
    const file = await photoFile(kind, { width: 400, height: 300 });
    for (const share of [0, 0.01, 0.3, 0.6, 0.9]) {
      expect(await encodePhoto(file.subarray(0, file.length * share))).toBeNull();
    }
  });

  it("opens nothing else, whatever the library could", async () => {
    const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } });
    const others = [await plain.clone().gif().toBuffer(), await plain.clone().tiff().toBuffer()];
    const texts = [
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
      "<html>",
      "%PDF-1.4",
      "P3 1 1 1 1 1 1",
    ];
    for (const file of [...others, ...texts.map((each) => Buffer.from(each))]) {
      expect(await encodePhoto(file)).toBeNull();
    }
  });
});
