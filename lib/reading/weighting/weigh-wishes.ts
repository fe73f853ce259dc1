import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Constraint } from "@/lib/constraints/constraint";
import { levelOf } from "@/lib/constraints/weight";
import { foldTranscript, type TranscriptTurn } from "@/lib/reading/read-transcript";
import { weighLocal } from "./weigh-local";
import { weighPairwise } from "./weigh-pairwise";
import type { Weighting } from "./weighting";

/** The conversation so far. */
export interface SaidWords {
  transcript: readonly TranscriptTurn[];
}

/** Other words of a message move a read weight by less. A weight set by hand differs more. */
const sameWeight = 0.005;

/** A method's weights. `local` and `pairwise` weigh the transcript again, but keep hand-set and corrected weights. */
export function weighWishes(
  constraints: readonly Constraint[],
  weighting: Weighting,
  { transcript, vocabulary }: SaidWords & { vocabulary: Vocabulary },
): readonly Constraint[] {
  if (weighting === "global") return constraints;
  const reading = foldTranscript(transcript, vocabulary);
  const read = new Map(reading.wishes.constraints.map((each) => [each.id, each.weight]));
  const weigh = weighting === "local" ? weighLocal : weighPairwise;
  const weighed = new Map(weigh(reading).map((each) => [each.id, each]));
  return constraints.map((constraint) => {
    const other = weighed.get(constraint.id);
    if (!other || Math.abs((read.get(constraint.id) ?? -1) - constraint.weight) > sameWeight) return constraint;
    const { interval: _own, ...rest } = constraint;
    return {
      ...rest,
      weight: other.weight,
      level: levelOf(other.weight),
      ...(other.interval ? { interval: other.interval } : {}),
    };
  });
}
