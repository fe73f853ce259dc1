import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Constraint } from "@/lib/constraints";
import { weighedAs } from "@/lib/reading/importance/importance";
import { foldTranscript, type TranscriptTurn } from "@/lib/reading/read-words";
import { type Weighting, weighLocal, weighPairwise } from "./weigh-pairwise";

export interface SaidWords {
  transcript: readonly TranscriptTurn[];
}

/** A larger difference means the user set the weight. */
const sameWeight = 0.005;

/** `local` and `pairwise` weigh again, but keep hand-set and corrected weights. */
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
    return weighedAs(constraint, other);
  });
}
