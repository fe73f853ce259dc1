import type { InferUIMessageChunk } from "ai";
import type { LeewayMessage } from "@/components/chat/leeway-message";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";

export type Chunk = InferUIMessageChunk<LeewayMessage>;

export function startChunk({ id, turn }: { id: string; turn: number }): Chunk {
  return { type: "start", messageId: id, messageMetadata: { turn, status: "done" } };
}

/** A stored part as the chunks it is shown by: a text word by word, anything else whole. */
export function chunksOf(part: ReplyPart, index: number): Chunk[] {
  if (part.type !== "text") return [part];
  const id = `text-${index}`;
  const words = part.text.match(/\S+\s*/g) ?? [];
  return [
    { type: "text-start", id },
    ...words.map((delta): Chunk => ({ type: "text-delta", id, delta })),
    { type: "text-end", id },
  ];
}
