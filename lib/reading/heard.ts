import type { Edit } from "@/lib/constraints/edit";
import type { Comparative } from "./acts/critiques";
import type { WishOrdering } from "./open-question";
import type { HeardThing } from "./other-readings";
import type { Question } from "./questions/question";
import type { Doubt, Intent, ModelUse } from "./reading";

/** What is said of a standing wish that is only named: it stays, it may change, or it goes. */
export interface WishStance {
  kind: "keep" | "release" | "edit";
  id: string;
}

/** How a message answers the open question. */
export type Answer =
  /** Takes one of its choices, by id. */
  | { kind: "choice"; id: string }
  | { kind: "yes" }
  | { kind: "no" }
  /** Tells which of the tied wishes matter less than which. */
  | { kind: "ordering"; orderings: WishOrdering[] }
  /** Leaves the choice to the search. */
  | { kind: "skip" }
  /** The edits are the answer. */
  | { kind: "wish" }
  /** Meant as an answer, and nothing could be read from it. */
  | { kind: "unread" };

/** What a message asks of the conversation. */
export type Request =
  | { kind: Intent }
  | { kind: "as-before" }
  /** A question that is answered from the catalog. */
  | { kind: "question"; question: Question }
  /** A question of the shopper's own that states no wish. */
  | { kind: "free-question" }
  /** More or less of something than the screen shows. */
  | { kind: "critique"; critique: Comparative }
  /** The shopper is after one particular car. */
  | { kind: "one-car" };

/** Everything a conversation learns from a message. */
export interface Heard {
  edits: Edit[];
  doubts: Doubt[];
  requests: Request[];
  answer?: Answer;
  /** What was said of standing wishes while a proposal lies on the table. */
  stances: WishStance[];
  /** It only told something: a circumstance, small talk. */
  isAside?: boolean;
  /** What else its words could mean. */
  others?: HeardThing[];
  /** The reader that read the words; `fell-back` when the model could not be used. */
  readBy: "embedded" | "model" | "fell-back";
  /** How asking the language model went, when one was to be asked. */
  model?: ModelUse;
}
