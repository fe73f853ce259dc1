import type { Edit } from "@/lib/constraints/edit";
import type { WishOrdering } from "@/lib/reading/open-question";
import type { Comparative, Question } from "@/lib/reading/questions/question";

/** A shopper's act in a sentence. A message has several, from any finder. */
export type SpokenAct =
  /** States, changes or withdraws a wish, or leaves its slot open. */
  | { act: "state"; edit: Edit }
  | { act: "weigh"; edit: Edit }
  | { act: "keep"; id: string }
  /** A wish may go, or only change. */
  | { act: "give"; id: string; how: "drop" | "change" }
  /** Wants more or less of something than the screen shows. */
  | { act: "critique"; critique: Comparative }
  /** Asks something back. */
  | { act: "ask"; about: "why" | "why-ask" | "ask-more" | "help" | "something-else" }
  | { act: "ask"; about: "question"; question: Question }
  /** An unreadable answer to the open question. */
  | { act: "answer" }
  | { act: "accept"; of: "question" | "proposal" }
  | { act: "refuse"; of: "question" | "proposal" }
  | { act: "choose"; id: string }
  /** Ranks wishes beyond those in the open question. */
  | { act: "rank"; ordering: WishOrdering }
  /** Leaves it to the search: this question, all of them, or as before. */
  | { act: "handover"; of: "question" | "all-questions" | "as-before" }
  | { act: "takeback"; direction: "undo" | "redo" }
  | { act: "restart" }
  /** Dislikes the result. No rule finds it yet. */
  | { act: "complain" }
  /** Tells something that is no wish. */
  | { act: "background"; what: "one-car" }
  | { act: "smalltalk"; what: "greeting" | "thanks" | "goodbye" | "never-mind" };
