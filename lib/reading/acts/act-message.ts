import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { ActMessage, ActScreen } from "./act-features";
import { segmentsOf } from "./segments";

export function actMessageOf(
  { tokens, statements, topics }: Pick<MessageReading, "tokens" | "statements" | "topics">,
  screen: ActScreen,
): ActMessage {
  return {
    tokens,
    segments: segmentsOf(tokens),
    screen,
    mentions: [
      ...statements.map(({ slot, start, end }) => ({ kind: "value" as const, slots: [slot], start, end })),
      ...topics.map(({ slots, start, end }) => ({ kind: "topic" as const, slots, start, end })),
    ],
  };
}
