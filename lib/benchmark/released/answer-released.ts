import { answerFormalReleased, type PickRepair } from "./formal-released";
import { answerGlobalReleased } from "./global-released";
import { answerLocalReleased } from "./local-released";
import type { ReleasedAnswer, ReleasedQuestion } from "./released-question";

export const releasedMethods = ["local-released", "global-released", "pairwise-released", "formal-released"] as const;
export type ReleasedMethod = (typeof releasedMethods)[number];

export interface ReleasedOptions {
  /** Copies the row-index fault of global and pairwise (see `ReleasedRanking`); off unless said. */
  rowIndexBug?: boolean;
  /** Answers for the formal method; without it, the cheapest repair. */
  pickRepair?: PickRepair;
}

/** Answers a question as the published code does. */
export function answerReleased(
  method: ReleasedMethod,
  question: ReleasedQuestion,
  options: ReleasedOptions = {},
): ReleasedAnswer {
  switch (method) {
    case "local-released":
      return answerLocalReleased(question);
    // The same rule, over shares of pairwise wins.
    case "pairwise-released":
    case "global-released":
      return answerGlobalReleased(question, options);
    case "formal-released":
      return answerFormalReleased(question, options.pickRepair);
  }
}
