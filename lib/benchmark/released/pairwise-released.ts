import { answerGlobalReleased, type GlobalReleasedOptions } from "./global-released";
import type { ReleasedAnswer, ReleasedQuestion } from "./released-question";

/** The published code's pairwise method: the global rule over shares of pairwise wins. */
export function answerPairwiseReleased(question: ReleasedQuestion, options?: GlobalReleasedOptions): ReleasedAnswer {
  return answerGlobalReleased(question, options);
}
