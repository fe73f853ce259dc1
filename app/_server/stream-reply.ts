import { createUIMessageStream, createUIMessageStreamResponse } from "ai";
import type { LeewayMessage } from "@/components/chat/leeway-message";
import type { ReplyPart } from "@/lib/dialogue/parts";

/** Streams a committed reply: panel parts first, so that wishes and cars are there while the words arrive. */
export function streamReply(reply: readonly ReplyPart[], message: { id: string; turn: number }): Response {
  const stream = createUIMessageStream<LeewayMessage>({
    execute: ({ writer }) => {
      writer.write({
        type: "start",
        messageId: message.id,
        messageMetadata: { turn: message.turn, status: "done" },
      });
      reply.forEach((part, index) => {
        if (part.type !== "text") {
          writer.write(part);
          return;
        }
        const id = `text-${index}`;
        writer.write({ type: "text-start", id });
        for (const delta of part.text.match(/\S+\s*/g) ?? []) writer.write({ type: "text-delta", id, delta });
        writer.write({ type: "text-end", id });
      });
    },
    onError: () => "The reply was cut off. Reload the page to see all of it.",
  });
  return createUIMessageStreamResponse({ stream, headers: { "cache-control": "no-store" } });
}
