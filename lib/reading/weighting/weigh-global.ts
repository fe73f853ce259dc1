import type { Constraint } from "@/lib/constraints/constraint";
import { orderByComparisons } from "@/lib/reading/importance/order-by-comparisons";
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

/** Weights from the whole conversation before they are shared out: what was learned has heard every remark already. */
export function wholeWeights({ wishes, messages }: TranscriptReading): Constraint[] {
  return orderByComparisons(
    wishes.constraints,
    messages.flatMap(({ message }) => message.comparisons),
  );
}
