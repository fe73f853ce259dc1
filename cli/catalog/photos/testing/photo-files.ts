/** The smallest picture of each kind, with metadata that says "secret" in every possible place. */
const segment = (marker: number, content: string) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content, "latin1")]);
};

export function jpegFile(): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, "JFIF\0"),
    segment(0xe1, "Exif\0\0secret place"),
    segment(0xe2, "ICC_PROFILE secret"),
    segment(0xed, "Photoshop secret"),
    segment(0xfe, "secret comment"),
    segment(0xdb, "table"),
    segment(0xda, "scan"),
    Buffer.from("pixels \xff\x00 \xff\xd3", "latin1"),
    // Between two scans, and behind the end.
    segment(0xe1, "secret place"),
    segment(0xda, "scan"),
    Buffer.from("more\xff\xd9 secret trailer \xff\xd9", "latin1"),
  ]);
}

const pngChunk = (name: string, content: string) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  return Buffer.concat([size, Buffer.from(`${name}${content}CRC!`, "latin1")]);
};

export function pngFile(): Buffer {
  const chunks = [
    ["IHDR", "header"],
    ["tEXt", "secret"],
    ["eXIf", "secret"],
    ["IDAT", "pixels"],
    ["iTXt", "secret"],
    ["IEND", ""],
  ] as const;
  const head = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    head,
    ...chunks.map(([name, content]) => pngChunk(name, content)),
    Buffer.from("secret trailer"),
  ]);
}

const webpChunk = (name: string, content: string) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), size, Buffer.from(content + (content.length % 2 ? "\0" : ""), "latin1")]);
};

export function webpFile(): Buffer {
  const body = Buffer.concat([
    Buffer.from("WEBP"),
    webpChunk("VP8X", "\x3c\0\0\0abcdef"),
    webpChunk("ICCP", "secret"),
    webpChunk("VP8 ", "pixel"),
    webpChunk("EXIF", "secret"),
    webpChunk("XMP ", "secret"),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from("RIFF"), size, body, Buffer.from("secret trailer")]);
}
