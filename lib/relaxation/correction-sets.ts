import type { CorrectionSet } from "./answer";
import { minimalCorrectionMasks } from "./lattice";
import { bitsOf } from "./mask";
import { compareMasks, idsOf, matchesWithout, type Problem, sumRising } from "./problem";

/** Lightest first, then most items. */
export function correctionSets(problem: Problem): CorrectionSet[] {
  return minimalCorrectionMasks(problem.lattice)
    .map((mask) => ({ mask, weight: rawWeight(problem, mask), matches: matchesWithout(problem, mask) }))
    .sort((a, b) => a.weight - b.weight || b.matches - a.matches || compareMasks(problem, a.mask, b.mask))
    .map(({ mask, weight, matches }) => ({ members: idsOf(problem, mask), weight, matches }));
}

/** Hides rounding errors. */
const weightDecimals = 12;

function rawWeight({ constraints }: Problem, mask: number): number {
  return Number(sumRising(bitsOf(mask).map((bit) => constraints[bit]?.weight ?? 0)).toFixed(weightDecimals));
}
