import { type Constraint, levelOf } from "@/lib/constraints";
import { orderByComparisons } from "@/lib/reading/importance/comparison-edits";
import { weighedAs } from "@/lib/reading/importance/importance";
import type { TranscriptReading } from "@/lib/reading/narrow-to-slice";

/** Closer weights count as equal. */
const margin = 0.02;

/**
 * Compares every two wishes in both orders (pairwise ranking as in Qin et al. 2023). Two wins give one point, a split
 * half a point each. Weights are shares of all points.
 */
export function weighPairwise(reading: TranscriptReading): Constraint[] {
  const constraints = wholeWeights(reading);
  const points = constraints.map((constraint, index) =>
    constraints.reduce((sum, other, at) => (at === index ? sum : sum + pointsAgainst(constraint, other)), 0),
  );
  const total = points.reduce((sum, each) => sum + each + tiny, 0);
  return constraints.map((constraint, index) => {
    const weight = constraints.length === 1 ? 1 : ((points[index] ?? 0) + tiny) / total;
    return { ...weighedAs(constraint, { weight }), level: levelOf(constraint.weight) };
  });
}

/** Keeps a wish without wins above zero. */
const tiny = 1e-6;

function pointsAgainst(one: Constraint, other: Constraint): number {
  // Prefers the first of equal wishes.
  const forward = one.weight >= other.weight - margin;
  const backward = other.weight < one.weight - margin;
  return forward === backward ? (forward ? 1 : 0) : 0.5;
}

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
  const comparisons = messages.flatMap(({ message }) => message.comparisons);
  return orderByComparisons(wishes.constraints, comparisons);
}

/** Uses the latest message that states a wish's value, and its question. */
export function weighLocal(reading: TranscriptReading): Constraint[] {
  return reading.wishes.constraints.map((constraint) => {
    let stated: Pick<Constraint, "weight" | "interval" | "locked"> = constraint;
    for (const { edits } of reading.messages) {
      const added = edits.findLast((edit) => edit.kind === "add" && edit.constraint.id === constraint.id);
      if (added?.kind === "add") stated = added.constraint;
      const changed = edits.some((edit) => edit.kind === "change" && edit.id === constraint.id);
      const weighed = edits.findLast((edit) => edit.kind === "weigh" && edit.id === constraint.id);
      if (changed && weighed?.kind === "weigh") stated = { ...weighed, locked: levelOf(weighed.weight) === "must" };
    }
    return { ...weighedAs(constraint, stated), locked: stated.locked };
  });
}

export const weightings = ["local", "global", "pairwise"] as const;
export type Weighting = (typeof weightings)[number];
