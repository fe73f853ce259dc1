import type { LeewayMessage, LeewayPart } from "@/components/chat/leeway-message";
import type { Turn } from "@/db/queries/receive-turn";

/** Returns the same parts that were streamed. */
export function toMessages(turns: readonly Turn[]): LeewayMessage[] {
  return turns.flatMap((turn): LeewayMessage[] => {
    const status = turn.status === "received" ? "failed" : turn.status;
    const metadata = { turn: turn.number, status };
    const asked: LeewayMessage = {
      id: turn.messageId,
      role: "user",
      metadata,
      parts: [{ type: "data-act", data: turn.act }],
    };
    if (turn.status !== "done" || !turn.reply || !turn.replyMessageId) return [asked];
    return [asked, { id: turn.replyMessageId, role: "assistant", metadata, parts: turn.reply }];
  });
}

/** Leaves out the plots of lists that a newer one replaced: 18 kB each. */
export function withoutOldPlots(messages: readonly LeewayMessage[]): LeewayMessage[] {
  const latest = messages.findLastIndex(({ parts }) => parts.some(({ type }) => type === "data-results"));
  return messages.map((each, index) => (index < latest ? { ...each, parts: each.parts.map(withoutPlot) } : each));
}

function withoutPlot(part: LeewayPart): LeewayPart {
  return part.type === "data-results" ? { ...part, data: { ...part.data, points: [] } } : part;
}
