import type { LeewayMessage } from "@/components/chat/leeway-message";
import type { Turn } from "@/db/queries/receive-turn";

/** Returns the same parts that were streamed. */
export function toMessages(turns: readonly Turn[]): LeewayMessage[] {
  return turns.flatMap((turn): LeewayMessage[] => {
    const status = turn.status === "received" ? "failed" : turn.status;
    const asked: LeewayMessage = {
      id: turn.messageId,
      role: "user",
      metadata: { turn: turn.number, status },
      parts: [{ type: "data-act", data: turn.act }],
    };
    if (turn.status !== "done" || !turn.reply || !turn.replyMessageId) return [asked];
    return [
      asked,
      { id: turn.replyMessageId, role: "assistant", metadata: { turn: turn.number, status }, parts: turn.reply },
    ];
  });
}
