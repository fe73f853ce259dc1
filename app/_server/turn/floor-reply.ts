import { createUIMessageStream, createUIMessageStreamResponse } from "ai";
import type { LeewayMessage } from "@/components/chat/leeway-message";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { chunksOf, startChunk } from "./reply-chunks";

/** The same chunks through the AI SDK's own stream, as any route of it would send them: what turns are measured against. */
export function floorReply(reply: readonly ReplyPart[]): Response {
  const stream = createUIMessageStream<LeewayMessage>({
    execute: ({ writer }) => {
      writer.write(startChunk({ id: crypto.randomUUID(), turn: 0 }));
      for (const chunk of reply.flatMap(chunksOf)) writer.write(chunk);
    },
  });
  return createUIMessageStreamResponse({ stream, headers: { "cache-control": "no-store" } });
}
