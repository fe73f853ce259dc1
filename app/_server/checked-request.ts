import type { z } from "zod";
import { cleanJson, UncleanError } from "@/lib/clean-text";
import { refusals } from "@/messages/refusals";
import { Refusal } from "./refusal";

/** Bytes. */
const largestBody = 64 * 1024;

/** Returns a small, clean JSON body of the expected form. Throws Refusal or ZodError. */
export async function checkedBody<Schema extends z.ZodType>(request: Request, schema: Schema) {
  if (!request.headers.get("content-type")?.toLowerCase().startsWith("application/json"))
    throw new Refusal(415, "not-json", refusals.notJson);
  const text = await limitedText(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new Refusal(400, "malformed-json", refusals.malformed, { cause });
  }
  return schema.parse(clean(body));
}

export function checkedQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.infer<Schema> {
  return schema.parse(clean(Object.fromEntries(new URL(request.url).searchParams)));
}

function clean(value: unknown): unknown {
  try {
    return cleanJson(value);
  } catch (cause) {
    if (cause instanceof UncleanError) throw new Refusal(400, "not-text", cause.message, { cause });
    throw cause;
  }
}

export type TextBounds = { most?: number; mostLines?: number; said?: string };

const newLine = 10;

/** Stops reading and refuses past the limit. */
export async function limitedText(
  request: Request,
  { most = largestBody, mostLines = Number.POSITIVE_INFINITY, said = refusals.tooLong }: TextBounds = {},
): Promise<string> {
  const tooLarge = () => new Refusal(413, "too-large", said);
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let lines = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (Number.isFinite(mostLines)) lines += linesIn(value);
    if (size > most || lines > mostLines) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return new TextDecoder("utf-8").decode(Buffer.concat(chunks));
}

function linesIn(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(newLine); at >= 0; at = bytes.indexOf(newLine, at + 1)) lines++;
  return lines;
}
