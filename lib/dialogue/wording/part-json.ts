import type { ReplyPart } from "./parts";

const known = new WeakMap<ReplyPart, string>();

/** A part as JSON, written once and used for store and stream. Parts never change. */
export function partJson(part: ReplyPart): string {
  const json = known.get(part) ?? JSON.stringify(part);
  known.set(part, json);
  return json;
}

export function replyJson(reply: readonly ReplyPart[]): string {
  return `[${reply.map(partJson).join(",")}]`;
}
