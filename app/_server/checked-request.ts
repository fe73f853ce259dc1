import type { z } from "zod";
import { Refusal } from "./api-error";
import { spend } from "./rate-limits";

/** Largest request body, in bytes; the longest message is 4,000 characters. */
const largestBody = 64 * 1024;

/**
 * The body of a request that changes something, checked from outside in: sent by our own pages, as JSON, not too
 * large, not too often, and of the expected form. Throws a `Refusal` with the right status, or a ZodError.
 */
export async function checkedBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  await checkSender(request);
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

/** Refuses requests from other sites' pages, and from anyone who sends too many. */
export async function checkSender(request: Request): Promise<void> {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const foreign =
    (site !== null && site !== "same-origin" && site !== "none") || (origin !== null && !ours(origin, request));
  if (foreign) throw new Refusal(403, "foreign-origin", "This address only takes requests from Leeway's own pages.");
  await spend(request);
}

function ours(origin: string, request: Request): boolean {
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  return URL.canParse(origin) && new URL(origin).host === host;
}

async function limitedText(request: Request): Promise<string> {
  const tooLarge = () => new Refusal(413, "too-large", "That is too long: a message may have 4,000 characters.");
  if (Number(request.headers.get("content-length") ?? 0) > largestBody) throw tooLarge();
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > largestBody) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return new TextDecoder("utf-8").decode(Buffer.concat(chunks));
}
