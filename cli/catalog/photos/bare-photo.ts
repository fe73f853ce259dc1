export type Photo = { type: string; bytes: Buffer };

/** Picture kinds by their first bytes, and how to strip each one's metadata: places, cameras, comments. */
const kinds = [
  { type: "image/jpeg", begins: ["\xff\xd8\xff"], bare: bareJpeg },
  { type: "image/png", begins: ["\x89PNG\r\n\x1a\n"], bare: barePng },
  { type: "image/webp", begins: ["RIFF", "WEBP"], bare: bareWebp },
];

/** A JPEG, PNG or WebP without its metadata; `null` for anything else, whatever its name. */
export function barePhoto(bytes: Buffer): Photo | null {
  const head = bytes.toString("latin1", 0, 12);
  const kind = kinds.find(({ begins: [first = "", later = ""] }) => head.startsWith(first) && head.endsWith(later));
  try {
    const bare = kind?.bare(bytes);
    return kind && bare ? { type: kind.type, bytes: bare } : null;
  } catch (error) {
    // The file ends early.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Segments up to the picture's end, without comments and applications' (but JFIF's and Adobe's, which colors need). */
function bareJpeg(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2; bytes.readUInt8(at) === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xd9) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    // A scan has no length: it lasts until a byte of ones outside it.
    if (marker === 0xda) while (!isMarker(bytes, end)) end++;
    const isMeta = (marker > 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
    if (!isMeta) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

function isMarker(bytes: Buffer, at: number): boolean {
  if (bytes.readUInt8(at) !== 0xff) return false;
  const next = bytes.readUInt8(at + 1);
  return next !== 0 && (next < 0xd0 || next > 0xd7);
}

const pngChunks = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "IDAT", "IEND"]);

function barePng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8, name = ""; name !== "IEND"; ) {
    name = bytes.toString("latin1", at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    bytes.readUInt8(end - 1);
    if (pngChunks.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

const webpChunks = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF"]);

function bareWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  const whole = 8 + bytes.readUInt32LE(4);
  for (let at = 12; at < whole; ) {
    const name = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    bytes.readUInt8(end - 1);
    const chunk = Buffer.from(bytes.subarray(at, end));
    // Clears the flags of the removed profile, EXIF and XMP.
    if (name === "VP8X") chunk.writeUInt8(chunk.readUInt8(8) & ~0b101100, 8);
    if (webpChunks.has(name)) kept.push(chunk);
    at = end;
  }
  const body = Buffer.concat([Buffer.from("WEBP"), ...kept]);
  const head = Buffer.from("RIFF\0\0\0\0", "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
