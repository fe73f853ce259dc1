import type { Act } from "@/lib/dialogue/state/act";
import { describeAct } from "@/lib/dialogue/wording/describe-act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { type LeewayMessage, latestParts } from "./leeway-message";

/** One act with its replies, ready to be shown. */
export interface ShownTurn {
  id: string;
  /** What the shopper did and how it is said; `null` for a reply that nobody asked for. */
  said: { act: Act; text: string; status: "stopped" | "failed" | null } | null;
  replies: LeewayMessage[];
  /** Its number for going back to before it: turns without a reply are not counted. */
  number: number;
  /** An earlier message said anew has overtaken it. */
  superseded: boolean;
}

/** A message that only says where a search stands before its first turn. It is no turn. */
export const openingId = "opening";

/** Groups messages into turns and puts each act into words, given what was on the page before it. */
export function turnsOf(messages: readonly LeewayMessage[]): ShownTurn[] {
  const turns: ShownTurn[] = [];
  const overtaken = latestParts(messages).constraints?.superseded ?? [];
  let wishes: readonly WishView[] = [];
  let before = latestParts([]);
  let number = 0;
  const begin = (id: string, said: ShownTurn["said"], replies: LeewayMessage[]) => {
    const superseded = overtaken.some(({ from, to }) => number >= from && number <= to);
    turns.push({ id, said, replies, number, superseded });
  };
  for (const message of messages) {
    if (message.id === openingId) {
      wishes = latestParts([message]).constraints?.wishes ?? wishes;
      continue;
    }
    if (message.role === "user") {
      if (turns.at(-1)?.replies.length) number += 1;
      begin(message.id, saidIn(message, wishes, before), []);
      continue;
    }
    before = latestParts([message]);
    wishes = before.constraints?.wishes ?? wishes;
    const turn = turns.at(-1);
    if (turn) turn.replies.push(message);
    else begin(message.id, null, [message]);
  }
  return turns;
}

/** Turns in their order, neighbours that no longer count in one group. */
export function groupsOf(turns: readonly ShownTurn[]): { superseded: boolean; turns: ShownTurn[] }[] {
  const groups: { superseded: boolean; turns: ShownTurn[] }[] = [];
  for (const turn of turns) {
    const last = groups.at(-1);
    if (last?.superseded && turn.superseded) last.turns.push(turn);
    else groups.push({ superseded: turn.superseded, turns: [turn] });
  }
  return groups;
}

function saidIn(
  message: LeewayMessage,
  wishes: readonly WishView[],
  before: ReturnType<typeof latestParts>,
): ShownTurn["said"] {
  const act = message.parts.find((part) => part.type === "data-act")?.data;
  if (!act) return null;
  const status = message.metadata?.status;
  return { act, text: describeAct(act, wishes, before), status: status === "done" || !status ? null : status };
}
