import type { CorrectionSet } from "./answer";
import { minimalCorrectionMasks } from "./lattice";
import { bitsOf } from "./mask";
import { compareMasks, idsOf, matchesWithout, type Problem, sumRising } from "./problem";

/** Lightest first, then most items. */
export function correctionSets(problem: Problem): CorrectionSet[] {
  return minimalCorrectionMasks(problem.lattice)
    .map((mask) => ({ mask, weight: statedWeight(problem, mask), matches: matchesWithout(problem, mask) }))
    .sort((a, b) => a.weight - b.weight || b.matches - a.matches || compareMasks(problem, a.mask, b.mask))
    .map(({ mask, weight, matches }) => ({ members: idsOf(problem, mask), weight, matches }));
}

/** On the wishes' own scale. Twelve decimals hide rounding errors. */
export function statedWeight({ constraints }: Problem, mask: number): number {
  return Number(sumRising(bitsOf(mask).map((bit) => constraints[bit]?.weight ?? 0)).toFixed(12));
}
