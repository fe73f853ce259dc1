import type { Act } from "@/lib/dialogue/state/act";
import { describeAct } from "@/lib/dialogue/wording/describe-act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { actOf, type LeewayMessage, latestParts } from "./use-conversation";

export interface ShownTurn {
  id: string;
  /** `null` for an unprompted reply. */
  said: { act: Act; text: string; status: "stopped" | "failed" | null } | null;
  replies: LeewayMessage[];
  /** The turn to go back to. Turns without a reply don't count. */
  number: number;
  superseded: boolean;
}

/** Holds state from before the first turn. It isn't a turn. */
export const openingId = "opening";

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

export function groupsOf(turns: readonly ShownTurn[]): { superseded: boolean; turns: ShownTurn[] }[] {
  const groups: { superseded: boolean; turns: ShownTurn[] }[] = [];
  for (const turn of turns) {
    const last = groups.at(-1);
    if (last?.superseded && turn.superseded) last.turns.push(turn);
    else groups.push({ superseded: turn.superseded, turns: [turn] });
  }
  return groups;
}

function saidIn(message: LeewayMessage, wishes: readonly WishView[], before: ReturnType<typeof latestParts>) {
  const act = actOf(message);
  if (!act) return null;
  const status = message.metadata?.status;
  return { act, text: describeAct(act, wishes, before), status: status === "done" || !status ? null : status };
}
