import type { Constraint } from "@/lib/constraints";
import { orderByComparisons } from "@/lib/reading/importance/order-by-comparisons";
import type { TranscriptReading } from "@/lib/reading/transcript-reading";

/** Remarks anywhere count. Sets levels before normalizing weights. */
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

/** Not yet normalized. */
export function wholeWeights({ wishes, messages }: TranscriptReading): Constraint[] {
  return orderByComparisons(
    wishes.constraints,
    messages.flatMap(({ message }) => message.comparisons),
  );
}
