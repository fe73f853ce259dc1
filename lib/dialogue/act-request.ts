import type { Edit } from "@/lib/constraints/edit";
import type { Policy } from "@/lib/dialogue/state/conversation-state";
import type { Heard, WishStance } from "@/lib/reading/heard";
import type { HeardThing } from "@/lib/reading/other-readings";
import type { Question } from "@/lib/reading/questions/question";
import type { Doubt, Intent, ModelUse } from "@/lib/reading/reading";
import type { Ordering } from "@/lib/relaxation/orderings";

/** What every act may bring along, whatever it does. */
export interface Beside {
  doubts: readonly Doubt[];
  /** Courtesies and questions in the words. */
  intents: readonly Intent[];
  /** What was asked; answered from the catalog, without a change. */
  questions: readonly Question[];
  /** Stops all further slot questions. */
  stopAsking: boolean;
  /** One more question is wanted, however many were asked. */
  asksMore?: boolean;
  /** The open question was left to the search: "whatever". */
  shrugs?: boolean;
  /** The open question has been answered, skipped or overtaken. */
  closesQuestion: boolean;
  /** What was said of standing wishes while a proposal lies on the table. */
  stances: readonly WishStance[];
  /** The reader that read the words, when there were words; `fell-back` when the model could not be used. */
  readBy?: Heard["readBy"];
  /** How asking the language model went, when one was to be asked. */
  model?: ModelUse;
  /** What else the words could mean. */
  others?: readonly HeardThing[];
  /** The policy as it is after the act, where it changes. */
  policy?: Policy;
}

/** What an act does. */
export type Deed =
  /** Edits wishes, or nothing at all. */
  | { kind: "edit"; edits: readonly Edit[] }
  /** Edits wishes, if anything, and is answered with a sentence of its own. */
  | { kind: "aside"; text: string; edits: readonly Edit[]; oneCar?: boolean }
  /** Takes a relaxation; `skipped` when the shopper would not choose. */
  | { kind: "take"; relaxationId: string; orderings: readonly Ordering[]; skipped: boolean }
  /** Tells which wishes matter less than which. */
  | { kind: "compare"; orderings: readonly Ordering[] }
  /** Says which wishes are to stay and which may go, after some gave way. Ids of wishes. */
  | { kind: "redirect"; keep: readonly string[]; give: readonly string[]; edits: readonly Edit[] }
  /** Accepts or refuses what gave way or is proposed. */
  | { kind: "settle"; answer: "agree" | "disagree" }
  /** Was meant as an answer and could not be read; `gaveUp` is what is said once clarifying has come to its end. */
  | { kind: "unread"; gaveUp: string | null }
  | { kind: "step"; direction: "undo" | "redo" }
  | { kind: "start-over" }
  | { kind: "rewind"; turn: number }
  /** Makes no sense any more (an old button): said to the shopper, nothing changes. */
  | { kind: "stale"; text: string };

/** What an act asks for, whatever form it came in: tapped, typed or dragged. */
export type ActRequest = Beside & Deed;

/** What an act brings along that is nothing but a tap. */
export const tapped: Beside = {
  doubts: [],
  intents: [],
  questions: [],
  stopAsking: false,
  closesQuestion: false,
  stances: [],
};

/** An act that asks for nothing. */
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

/** The same act with other edits, where it edits. */
export function withEdits(interpretation: ActRequest, edits: readonly Edit[]): ActRequest {
  return "edits" in interpretation ? { ...interpretation, edits } : interpretation;
}

/** The words could not be read, and the open question is put again in easier words. */
export function isToBeAskedAgain(interpretation: ActRequest): boolean {
  return interpretation.kind === "unread" && interpretation.gaveUp === null;
}
