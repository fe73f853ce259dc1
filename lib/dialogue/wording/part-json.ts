import type { ReplyPart } from "./parts";

const known = new WeakMap<ReplyPart, string>();

/** Cached for store and stream, because parts never change. */
export function partJson(part: ReplyPart): string {
  const json = known.get(part) ?? JSON.stringify(part);
  known.set(part, json);
  return json;
}

export function replyJson(reply: readonly ReplyPart[]): string {
  return `[${reply.map(partJson).join(",")}]`;
}
