import type { WishChange } from "@/lib/constraints";
import type { ConversationState } from "./conversation-state";
import type { TurnEvent } from "./turn-event";

/** The state after an act, before the catalog answers. */
export interface AppliedAct {
  state: ConversationState;
  changes: WishChange[];
  events: TurnEvent[];
  notice?: string;
  did?:
    | "redirect"
    | "undo"
    | "redo"
    | "start-over"
    | "rewind"
    | "agree"
    | "disagree"
    | "choose"
    | "compare"
    | "propose"
    | "show";
  said?: { key: string; variants: readonly string[] };
}

/** What the shopper made of a relaxation. */
export function judged(
  state: ConversationState,
  did: "choose" | "agree" | "disagree",
  data: object,
  { changes = [], events = [] }: Partial<Pick<AppliedAct, "changes" | "events">> = {},
): AppliedAct {
  return { state, changes, events: [...events, { name: "relaxation-answer", data: { answer: did, ...data } }], did };
}
