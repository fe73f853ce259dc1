import type { Edit } from "@/lib/constraints/edit";
import type { Heard, WishStance } from "@/lib/reading/heard";
import type { HeardThing } from "@/lib/reading/other-readings";
import type { Comparative, Question } from "@/lib/reading/questions/question";
import type { Doubt, Intent, ModelUse } from "@/lib/reading/reading";
import type { Ordering } from "@/lib/relaxation/orderings";

export interface Beside {
  doubts: readonly Doubt[];
  intents: readonly Intent[];
  /** Answered from the catalog, without a change. */
  questions: readonly Question[];
  stopAsking: boolean;
  /** The shopper wants one more question, past any limit. */
  asksMore?: boolean;
  /** The shopper leaves the open question to the search: "whatever". */
  shrugs?: boolean;
  /** The open question is answered, skipped or passed over. */
  closesQuestion: boolean;
  /** The shopper's stance on wishes during a proposal. */
  stances: readonly WishStance[];
  /** What should be more or less than it is on the screen; worked out into edits before the act is applied. */
  critiques?: readonly Comparative[];
  /** The words told something that is no wish and needs no answer. */
  isAside?: boolean;
  /** The reader that read the words, when there were words; `fell-back` when the model could not be used. */
  readBy?: Heard["readBy"];
  /** The outcome of a model call, if there was one. */
  model?: ModelUse;
  /** Other meanings of the words. */
  others?: readonly HeardThing[];
}

/** The effect of an act. */
export type Deed =
  | { kind: "edit"; edits: readonly Edit[] }
  /** Answers with its own sentence, and may edit wishes. */
  | { kind: "aside"; text: string; edits: readonly Edit[]; oneCar: boolean }
  /** Takes a relaxation; `skipped` if the shopper would not choose. */
  | { kind: "take"; relaxationId: string; orderings: readonly Ordering[]; skipped: boolean }
  /** Ranks wishes. */
  | { kind: "compare"; orderings: readonly Ordering[] }
  /** Names wishes to keep and wishes that may go, after some gave way. Holds wish ids. */
  | { kind: "redirect"; keep: readonly string[]; give: readonly string[]; edits: readonly Edit[] }
  /** Accepts or refuses a concession or proposal. */
  | { kind: "settle"; answer: "agree" | "disagree" }
  /** An unreadable answer. `gaveUp` is the sentence that ends clarifying. */
  | { kind: "unread"; gaveUp: string | null }
  | { kind: "step"; direction: "undo" | "redo" }
  | { kind: "start-over" }
  | { kind: "rewind"; turn: number }
  /** An outdated button. Tells the shopper and changes nothing. */
  | { kind: "stale"; text: string };

/** The request of an act in any form: tapped, typed or dragged. */
export type ActRequest = Beside & Deed;

/** A bare tap brings nothing else along. */
export const tapped: Beside = {
  doubts: [],
  intents: [],
  questions: [],
  stopAsking: false,
  closesQuestion: false,
  stances: [],
};

export const nothing: ActRequest = { ...tapped, kind: "edit", edits: [] };

export function besideOf({
  doubts,
  intents,
  questions,
  stopAsking,
  closesQuestion,
  stances,
  readBy,
  model,
  others,
}: ActRequest): Beside {
  return {
    ...{ doubts, intents, questions, stopAsking, closesQuestion, stances },
    ...(readBy ? { readBy } : {}),
    ...(model ? { model } : {}),
    ...(others ? { others } : {}),
  };
}

export function editsOf(interpretation: ActRequest): readonly Edit[] {
  return "edits" in interpretation ? interpretation.edits : [];
}

/** The act with other edits, if it edits. */
export function withEdits(interpretation: ActRequest, edits: readonly Edit[]): ActRequest {
  return "edits" in interpretation ? { ...interpretation, edits } : interpretation;
}

/** The words were unreadable, so the open question returns in easier words. */
export function isToBeAskedAgain(interpretation: ActRequest): boolean {
  return interpretation.kind === "unread" && interpretation.gaveUp === null;
}
