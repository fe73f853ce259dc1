import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { z } from "zod";

export type JsonLine =
  | { kind: "value"; line: number; value: unknown }
  | { kind: "malformed"; line: number; reason: string };

/** Skips empty lines. A malformed one does not stop the rest. */
export async function* readJsonLines(input: Readable): AsyncGenerator<JsonLine> {
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line++;
    const trimmed = (line === 1 ? text.replace(/^\uFEFF/, "") : text).trim();
    if (trimmed !== "") yield parseLine(trimmed, line);
  }
}

function parseLine(text: string, line: number): JsonLine {
  try {
    return { kind: "value", line, value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: "malformed", line, reason: `line ${line} is not JSON: ${error.message}` };
  }
}

type Replacer = (key: string, each: unknown) => unknown;

/** Writes one value as a line, and waits for a slow reader. @param written a replacer for `JSON.stringify`. */
export async function writeJsonLine(output: Writable, value: unknown, written?: Replacer): Promise<void> {
  if (!output.write(`${JSON.stringify(value, written)}\n`)) await once(output, "drain");
}

/** The value of a line, or its id and what is wrong with it. */
export function readLine<Value>(schema: z.ZodType<Value>, line: JsonLine) {
  if (line.kind === "malformed") return { kind: "invalid" as const, named: {}, reason: line.reason };
  const read = schema.safeParse(line.value);
  if (read.success) return { kind: "value" as const, value: read.data };
  const [issue] = read.error.issues;
  const named = z.object({ id: z.string() }).safeParse(line.value).data ?? {};
  const reason = `${issue?.path.join(".") || `line ${line.line}`}: ${issue?.message}`;
  return { kind: "invalid" as const, named, reason };
}
