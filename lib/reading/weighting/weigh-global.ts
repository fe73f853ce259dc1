import type { Constraint } from "@/lib/constraints/constraint";
import { levelOf } from "@/lib/constraints/weight";
import type { Cue } from "@/lib/reading/importance/cue";
import { importanceOf } from "@/lib/reading/importance/importance";
import { orderByComparisons } from "@/lib/reading/importance/order-by-comparisons";
import { cuesForWish } from "@/lib/reading/importance/weighed-drafts";
import type { TranscriptReading } from "@/lib/reading/transcript-reading";

/**
 * Global weighting: the whole conversation is read once, remarks about a wish made anywhere count, comparisons put
 * wishes in order, and the weights sum to 1. Levels stay those of the weights before they were shared out.
 */
export function weighGlobal(reading: TranscriptReading): Constraint[] {
  const weighed = wholeWeights(reading);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.map((constraint) => {
    if (total === 0) return constraint;
    const { interval, ...rest } = constraint;
    return {
      ...rest,
      weight: constraint.weight / total,
      ...(interval ? { interval: [interval[0] / total, Math.min(1, interval[1] / total)] as [number, number] } : {}),
    };
  });
}

/** Weights from the whole conversation before they are shared out. */
export function wholeWeights(reading: TranscriptReading): Constraint[] {
  const { constraints: read } = reading.wishes;
  // What was learned has heard every remark already.
  const constraints = reading.importance === "rules" ? read.map((each) => withRemarks(each, reading)) : read;
  const comparisons = reading.messages.flatMap(({ message }) => message.comparisons);
  return orderByComparisons(constraints, comparisons);
}

/** A wish no remark was made about where it was stated takes the remarks made elsewhere. */
function withRemarks(constraint: Constraint, reading: TranscriptReading): Constraint {
  if (constraint.evidence.some((each) => each.for === "weight")) return constraint;
  const cues = reading.messages.flatMap(({ message }) => remarks(cuesForWish(message, constraint)));
  if (cues.length === 0) return constraint;
  const { weight, interval, must } = importanceOf(cues);
  const { interval: _old, ...rest } = constraint;
  return { ...rest, weight, level: levelOf(weight), locked: must, ...(interval ? { interval } : {}) };
}

function remarks(cues: readonly Cue[]): Cue[] {
  return cues.filter((cue) => cue.word.kind !== "plain" && cue.word.kind !== "none");
}
