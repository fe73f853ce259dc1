import { type Constraint, levelOf } from "@/lib/constraints";
import type { TranscriptReading } from "@/lib/reading/transcript-reading";
import { wholeWeights } from "./weigh-global";

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
    const { interval: _apart, ...rest } = constraint;
    const weight = constraints.length === 1 ? 1 : ((points[index] ?? 0) + tiny) / total;
    return { ...rest, weight, level: levelOf(constraint.weight) };
  });
}

/** Keeps a wish without wins above zero. */
const tiny = 1e-6;

function pointsAgainst(one: Constraint, other: Constraint): number {
  const forward = prefersFirst(one, other);
  const backward = !prefersFirst(other, one);
  return forward === backward ? (forward ? 1 : 0) : 0.5;
}

/** Prefers the first of equal wishes. */
function prefersFirst(first: Constraint, second: Constraint): boolean {
  return first.weight >= second.weight - margin;
}
