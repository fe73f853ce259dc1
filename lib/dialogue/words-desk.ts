import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Constraint } from "@/lib/constraints/constraint";
import type { Weighting } from "@/lib/reading/read-transcript";
import type { RepairAnswer } from "@/lib/relaxation/formal/formal-repair";
import { type HeardWords, hearWords } from "./hear-words";
import type { Interpretation } from "./interpretation";
import type { ConversationState } from "./state/conversation-state";
import { weighWishes } from "./state/weigh-wishes";
import { spokenLimits } from "./wording/spoken-limits";

/**
 * What a turn does with words beside the reader: each costs more the more was said. A server has it done where it can
 * be cut off.
 */
export interface WordsDesk {
  hear(words: HeardWords): Promise<Interpretation>;
  limits(
    text: string,
    against: { constraints: readonly Constraint[]; vocabulary: Vocabulary },
  ): Promise<RepairAnswer[]>;
  weigh(
    constraints: readonly Constraint[],
    weighting: Weighting,
    said: Pick<ConversationState, "transcript"> & { vocabulary: Vocabulary },
  ): Promise<readonly Constraint[]>;
}

/** Does it here and now. */
export const plainDesk: WordsDesk = {
  hear: async (words) => hearWords(words),
  limits: async (text, against) => spokenLimits(text, against),
  weigh: async (constraints, weighting, said) => weighWishes(constraints, weighting, said),
};
