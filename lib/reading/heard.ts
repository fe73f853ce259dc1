import type { Edit } from "@/lib/constraints";
import type { WishOrdering } from "./open-question";
import type { HeardThing } from "./other-readings";
import type { Comparative, Question } from "./questions/question";
import type { Doubt, Intent, ModelUse } from "./reading";

export interface WishStance {
  kind: "keep" | "release" | "edit";
  id: string;
}

export type Answer =
  | { kind: "choice"; id: string }
  | { kind: "yes" }
  | { kind: "no" }
  | { kind: "ordering"; orderings: WishOrdering[] }
  | { kind: "skip" }
  | { kind: "wish" }
  | { kind: "unread" };

export type Request =
  | { kind: Intent }
  | { kind: "as-before" }
  | { kind: "question"; question: Question }
  | { kind: "free-question" }
  | { kind: "critique"; critique: Comparative }
  | { kind: "one-car" };

export interface Heard {
  edits: Edit[];
  doubts: Doubt[];
  requests: Request[];
  answer?: Answer;
  /** During a proposal. */
  stances: WishStance[];
  isAside?: boolean;
  again?: string[];
  /** Other meanings. */
  others?: HeardThing[];
  /** `fell-back`: the model failed. */
  readBy: "embedded" | "model" | "fell-back";
  model?: ModelUse;
}
