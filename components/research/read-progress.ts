import { unreachable } from "./send-json";

export interface ProgressLine {
  step: string;
  share: number;
}

/** Reads progress lines until the work ends, or returns why it failed. `bytes` is the file after the last line. */
export async function readProgress(request: Promise<Response>, told: (line: ProgressLine) => void) {
  try {
    const response = await request;
    if (!response.ok || !response.body) return String((await response.json()).error?.message ?? unreachable);
    const reader = response.body.getReader();
    let held = new Uint8Array();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return unreachable;
      held = await joined([held, value]);
      for (let end = held.indexOf(newline); end >= 0; end = held.indexOf(newline)) {
        const line = JSON.parse(new TextDecoder().decode(held.subarray(0, end)));
        held = held.slice(end + 1);
        if (typeof line.fault === "string") return line.fault;
        if (line.done) return { done: line.done as Record<string, unknown>, bytes: await readRest(reader, held) };
        told(line);
      }
    }
  } catch {
    return unreachable;
  }
}

const newline = 10;

async function readRest(reader: ReadableStreamDefaultReader<BlobPart>, first: BlobPart) {
  const parts = [first];
  for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(next.value);
  return joined(parts);
}

async function joined(parts: BlobPart[]) {
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
