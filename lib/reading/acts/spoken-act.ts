import type { Edit } from "@/lib/constraints/edit";
import type { WishOrdering } from "@/lib/reading/open-question";
import type { Question } from "@/lib/reading/questions/question";
import type { Comparative } from "./critiques";

/** What a shopper does with a sentence. A message holds several; who finds them is free to choose how. */
export type SpokenAct =
  /** States a wish, changes or withdraws it, or leaves its slot open. */
  | { act: "state"; edit: Edit }
  /** Says how much a standing wish matters. */
  | { act: "weigh"; edit: Edit }
  /** Says that a standing wish stays as it is. */
  | { act: "keep"; id: string }
  /** Says that a standing wish may go, or only change. */
  | { act: "give"; id: string; how: "drop" | "change" }
  /** Wants more or less of something than the screen shows. */
  | { act: "critique"; critique: Comparative }
  /** Asks something back. */
  | { act: "ask"; about: "why" | "why-ask" | "ask-more" | "help" | "something-else" }
  | { act: "ask"; about: "question"; question: Question }
  /** Answers the open question in a way that could not be read. */
  | { act: "answer" }
  | { act: "accept"; of: "question" | "proposal" }
  | { act: "refuse"; of: "question" | "proposal" }
  /** Takes a choice on offer. */
  | { act: "choose"; id: string }
  /** Ranks wishes that the open question did not name itself. */
  | { act: "rank"; ordering: WishOrdering }
  /** Leaves it to the search: this question, all questions, or what was said before. */
  | { act: "handover"; of: "question" | "all-questions" | "as-before" }
  | { act: "takeback"; direction: "undo" | "redo" }
  | { act: "restart" }
  /** Is unhappy with what is shown. No rule finds it yet. */
  | { act: "complain" }
  /** Tells something about the search that is no wish. */
  | { act: "background"; what: "one-car" }
  | { act: "smalltalk"; what: "greeting" | "thanks" | "goodbye" | "never-mind" };
