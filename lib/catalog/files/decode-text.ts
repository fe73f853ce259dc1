export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

export class NotTextError extends Error {
  override readonly name = "NotTextError";
}

/** Uses a stated encoding, a byte order mark, or UTF-8. Throws `NotTextError`. */
export async function* decodeText(
  input: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  encoding?: TextEncoding,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let name: TextEncoding = encoding ?? "utf-8";
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder?.decode(bytes, { stream: true }) : decoder?.decode();
    } catch (cause) {
      throw new NotTextError(advice(name, encoding !== undefined), { cause });
    }
  };
  for await (const chunk of input) {
    if (typeof chunk === "string") {
      yield chunk;
      continue;
    }
    if (!decoder) {
      name = encoding ?? markedEncoding(chunk);
      decoder = new TextDecoder(name, { fatal: true });
    }
    yield decode(chunk) ?? "";
  }
  yield decode() ?? "";
}

function markedEncoding([first, second]: Uint8Array): TextEncoding {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

function advice(name: TextEncoding, wasSaid: boolean): string {
  if (wasSaid) return `it is not written in ${name}; correct "encoding" in the column map`;
  return `it is not ${name.toUpperCase()} text; save it as UTF-8, or say "encoding": "windows-1252" in a column map`;
}
