import type { Edit } from "@/lib/constraints/edit";
import type { Doubt, Intent, ModelUse } from "@/lib/reading/preference-reader";
import type { Ordering } from "@/lib/relaxation/orderings";
import type { PendingChoice } from "./state/conversation-state";

/** What an act asks for, whatever form it came in: tapped, typed or dragged. */
export interface Interpretation {
  edits: Edit[];
  doubts: Doubt[];
  intents: Intent[];
  /** Takes this relaxation. */
  relaxationId?: string;
  /** What a comparison told about which wishes matter less than which. */
  orderings?: Ordering[];
  /** The relaxation is taken because the shopper would not choose. */
  skipped?: boolean;
  /** The words were meant as an answer to the open question and could not be turned into a typed value. */
  isUnread?: boolean;
  /** Said in answer to words that were about something else than wishes. */
  aside?: string;
  /** The shopper is after one particular car. */
  oneCar?: boolean;
  /** What is said when clarifying the open question has come to its end. */
  gaveUp?: string;
  /** Stops all further slot questions. */
  stopAsking: boolean;
  /** The open question has been answered, skipped or overtaken. */
  closesQuestion: boolean;
  rewindTo?: number;
  /** The reader that read the words, when there were words; `fell-back` when the model could not be used. */
  readBy?: "embedded" | "model" | "fell-back";
  /** How asking the language model went, when one was to be asked. */
  model?: ModelUse;
  /** The act makes no sense any more (an old button): said to the shopper, nothing changes. */
  stale?: string;
}

/** An act that asks for nothing. */
export const nothing: Interpretation = {
  edits: [],
  doubts: [],
  intents: [],
  stopAsking: false,
  closesQuestion: false,
};

/** What a choice of a comparison does besides editing wishes. */
export function taken({ relaxationId, ordering }: PendingChoice): Pick<Interpretation, "relaxationId" | "orderings"> {
  return { ...(relaxationId ? { relaxationId } : {}), ...(ordering ? { orderings: [ordering] } : {}) };
}
