import type { ReplyPart } from "./parts";

const known = new WeakMap<ReplyPart, string>();

/** A part as JSON, written once: it is stored and streamed in the same words. Parts are never altered. */
export function partJson(part: ReplyPart): string {
  const json = known.get(part) ?? JSON.stringify(part);
  known.set(part, json);
  return json;
}

/** A reply as JSON. */
export function replyJson(reply: readonly ReplyPart[]): string {
  return `[${reply.map(partJson).join(",")}]`;
}
