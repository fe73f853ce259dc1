import { rememberedFor } from "@/lib/catalog/remembered";
import type { ReplyPart } from "./parts";

/** Cached for store and stream, because parts never change. */
export const partJson = rememberedFor((part: ReplyPart) => JSON.stringify(part));

export function replyJson(reply: readonly ReplyPart[]): string {
  return `[${reply.map(partJson).join(",")}]`;
}
