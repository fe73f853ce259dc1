import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Constraint } from "@/lib/constraints";
import { type MessageOnScreen, type PartedMessage, partMessage } from "./acts/part-message";
import { type HeardWords, hearWords } from "./answers/hear";
import type { Heard } from "./preference-reader";
import type { Weighting } from "./weighting/weigh-pairwise";
import { type SaidWords, weighWishes } from "./weighting/weigh-wishes";

/** Expensive calls, which a server runs where it can stop them. */
export interface WordsDesk {
  part(message: MessageOnScreen): Promise<PartedMessage>;
  hear(words: HeardWords): Promise<Heard>;
  weigh(
    constraints: readonly Constraint[],
    weighting: Weighting,
    said: SaidWords & { vocabulary: Vocabulary },
  ): Promise<readonly Constraint[]>;
}

export const plainDesk: WordsDesk = {
  part: async (message) => partMessage(message),
  hear: async (words) => hearWords(words),
  weigh: async (constraints, weighting, said) => weighWishes(constraints, weighting, said),
};
