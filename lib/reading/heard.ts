import type { Edit } from "@/lib/constraints/edit";
import type { WishOrdering } from "./open-question";
import type { HeardThing } from "./other-readings";
import type { Comparative, Question } from "./questions/question";
import type { Doubt, Intent, ModelUse } from "./reading";

/** A named wish stays, may change, or goes. */
export interface WishStance {
  kind: "keep" | "release" | "edit";
  id: string;
}

/** A message's answer to the open question. */
export type Answer =
  | { kind: "choice"; id: string }
  | { kind: "yes" }
  | { kind: "no" }
  /** Ranks the tied wishes. */
  | { kind: "ordering"; orderings: WishOrdering[] }
  | { kind: "skip" }
  | { kind: "wish" }
  /** Tried to answer, but unreadable. */
  | { kind: "unread" };

/** A message's request to the conversation. */
export type Request =
  | { kind: Intent }
  | { kind: "as-before" }
  /** For the catalog. */
  | { kind: "question"; question: Question }
  /** The shopper's own question, without a wish. */
  | { kind: "free-question" }
  /** More or less of something than the screen shows. */
  | { kind: "critique"; critique: Comparative }
  /** The shopper is after one particular car. */
  | { kind: "one-car" };

/** Everything a message tells the conversation. */
export interface Heard {
  edits: Edit[];
  doubts: Doubt[];
  requests: Request[];
  answer?: Answer;
  /** Stances on current wishes during a proposal. */
  stances: WishStance[];
  /** It only told something: a circumstance, small talk. */
  isAside?: boolean;
  /** What else its words could mean. */
  others?: HeardThing[];
  /** `fell-back` if the model failed. */
  readBy: "embedded" | "model" | "fell-back";
  /** The outcome of a model call, if there was one. */
  model?: ModelUse;
}
