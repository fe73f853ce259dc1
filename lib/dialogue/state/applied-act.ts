import type { WishChange } from "@/lib/constraints/edit-wishes";
import type { ConversationState } from "./conversation-state";
import type { TurnEvent } from "./turn-event";

/** The state after an act, before the catalog is asked, with what really changed. */
export interface AppliedAct {
  state: ConversationState;
  changes: WishChange[];
  events: TurnEvent[];
  /** Said when the act could do nothing. */
  notice?: string;
  /** What the act did besides editing wishes. */
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
  /** How the act is acknowledged, where what it did does not say it: wordings of one family. */
  said?: { key: string; variants: readonly string[] };
}
