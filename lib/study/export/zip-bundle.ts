import { createHash } from "node:crypto";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { joinBytes } from "./join-bytes";

const bytesAStep = 1 << 20;

/** Adds `SHA256SUMS`. Yields the share packed. Deterministic. */
export function* zipInSteps(files: Readonly<Record<string, string>>): Generator<number, Uint8Array<ArrayBuffer>> {
  const sums = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `${createHash("sha256").update(text).digest("hex")}  ${name}\n`)
    .join("");
  const entries = Object.entries({ ...files, SHA256SUMS: sums }).map(([name, text]) => [name, strToU8(text)] as const);
  const total = entries.reduce((sum, [, bytes]) => sum + bytes.length, 0);
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  let done = 0;
  for (const [name, bytes] of entries) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = new Date("2000-01-01T00:00:00Z");
    zip.add(entry);
    for (let from = 0; from === 0 || from < bytes.length; from += bytesAStep) {
      const part = bytes.subarray(from, from + bytesAStep);
      entry.push(part, from + bytesAStep >= bytes.length);
      done += part.length;
      if (part.length === bytesAStep) yield done / total;
    }
  }
  zip.end();
  return joinBytes(packed);
}
