import type { Act } from "@/lib/dialogue/act";
import { describeAct } from "@/lib/dialogue/describe-act";
import type { Wish } from "@/lib/dialogue/parts";
import { type LeewayMessage, latestParts } from "./leeway-message";

/** One act with its replies, ready to be shown. */
export interface ShownTurn {
  id: string;
  /** What the shopper did and how it is said; `null` for a reply that nobody asked for. */
  said: { act: Act; text: string; status: "stopped" | "failed" | null } | null;
  replies: LeewayMessage[];
}

/** Groups messages into turns and puts each act into words, given what was on the page before it. */
export function turnsOf(messages: readonly LeewayMessage[]): ShownTurn[] {
  const turns: ShownTurn[] = [];
  let wishes: readonly Wish[] = [];
  let before = latestParts([]);
  for (const message of messages) {
    if (message.role === "user") {
      turns.push({ id: message.id, said: saidIn(message, wishes, before), replies: [] });
      continue;
    }
    before = latestParts([message]);
    wishes = before.constraints?.wishes ?? wishes;
    const turn = turns.at(-1);
    if (turn) turn.replies.push(message);
    else turns.push({ id: message.id, said: null, replies: [message] });
  }
  return turns;
}

function saidIn(
  message: LeewayMessage,
  wishes: readonly Wish[],
  before: ReturnType<typeof latestParts>,
): ShownTurn["said"] {
  const act = message.parts.find((part) => part.type === "data-act")?.data;
  if (!act) return null;
  const status = message.metadata?.status;
  return { act, text: describeAct(act, wishes, before), status: status === "done" || !status ? null : status };
}
