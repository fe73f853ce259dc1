import type { z } from "zod";
import { Refusal } from "./refusal";

/** Largest request body, in bytes; the longest message is 4,000 characters. */
const largestBody = 64 * 1024;

/**
 * The body of a request, checked from outside in: sent as JSON, not too large, and of the expected form. Who sent it and
 * how often is checked by `answer`. Throws a `Refusal` with the right status, or a ZodError.
 */
export async function checkedBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  if (!request.headers.get("content-type")?.toLowerCase().startsWith("application/json")) {
    throw new Refusal(415, "not-json", "Send JSON with the content type application/json.");
  }
  const text = await limitedText(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new Refusal(400, "malformed-json", "The request is not valid JSON.", { cause });
  }
  return schema.parse(body);
}

/** The text of a request, refused with `said` when it has more than `most` bytes. */
export async function limitedText(
  request: Request,
  most = largestBody,
  said = "That is too long: a message may have 4,000 characters.",
): Promise<string> {
  const tooLarge = () => new Refusal(413, "too-large", said);
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return new TextDecoder("utf-8").decode(Buffer.concat(chunks));
}
