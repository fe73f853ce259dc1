import type { WishChange } from "@/lib/constraints/edit-wishes";
import type { ConversationState } from "./conversation-state";
import type { TurnEvent } from "./turn-event";

/** The state after an act, before the catalog, with its real changes. */
export interface AppliedAct {
  state: ConversationState;
  changes: WishChange[];
  events: TurnEvent[];
  /** Explains an act without effect. */
  notice?: string;
  /** Effects besides edits. */
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
  /** An acknowledgement with wordings of one family, where the effect does not say it. */
  said?: { key: string; variants: readonly string[] };
}
