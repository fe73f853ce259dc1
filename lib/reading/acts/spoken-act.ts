import type { Edit } from "@/lib/constraints/edit";
import type { WishOrdering } from "@/lib/reading/open-question";
import type { Comparative, Question } from "@/lib/reading/questions/question";

export type SpokenAct =
  | { act: "state"; edit: Edit }
  | { act: "weigh"; edit: Edit }
  | { act: "keep"; id: string }
  /** The wish may go, or only change. */
  | { act: "give"; id: string; how: "drop" | "change" }
  | { act: "critique"; critique: Comparative }
  | { act: "ask"; about: "why" | "why-ask" | "ask-more" | "help" | "something-else" }
  | { act: "ask"; about: "question"; question: Question }
  | { act: "answer" }
  | { act: "accept"; of: "question" | "proposal" }
  | { act: "refuse"; of: "question" | "proposal" }
  | { act: "choose"; id: string }
  /** Ranks wishes beyond the open question's. */
  | { act: "rank"; ordering: WishOrdering }
  /** Leaves this question or all of them to the search, or asks for "as before". */
  | { act: "handover"; of: "question" | "all-questions" | "as-before" }
  | { act: "takeback"; direction: "undo" | "redo" }
  | { act: "restart" }
  /** No rule finds this yet. */
  | { act: "complain" }
  | { act: "background"; what: "one-car" }
  | { act: "smalltalk"; what: "greeting" | "thanks" | "goodbye" | "never-mind" };
