import type { CorrectionSet } from "./answer";
import { fullMask, type Lattice } from "./lattice";
import { bitsOf, isSubset, sizeOf } from "./mask";
import { compareMasks, idsOf, matchesWithout, type Problem, sumRising } from "./problem";

/**
 * All minimal correction sets of a lattice, as masks, smallest first (Liffiton and Sakallah 2008). Every item is a
 * witness of the constraints it violates, so no other set can work. Empty when an item satisfies everything, or there
 * is none.
 */
export function minimalCorrectionMasks(lattice: Lattice): number[] {
  const full = fullMask(lattice);
  const violated = lattice.groups.map(({ mask }) => full & ~mask);
  const minimal: number[] = [];
  for (const candidate of violated.sort((a, b) => sizeOf(a) - sizeOf(b) || a - b)) {
    if (candidate === 0) return [];
    if (!minimal.some((known) => isSubset(known, candidate))) minimal.push(candidate);
  }
  return minimal;
}

/** The minimal correction sets: least weight first, then most items. */
export function correctionSets(problem: Problem): CorrectionSet[] {
  return minimalCorrectionMasks(problem.lattice)
    .map((mask) => ({ mask, weight: rawWeight(problem, mask), matches: matchesWithout(problem, mask) }))
    .sort((a, b) => a.weight - b.weight || b.matches - a.matches || compareMasks(problem, a.mask, b.mask))
    .map(({ mask, weight, matches }) => ({ members: idsOf(problem, mask), weight, matches }));
}

/** Enough decimals for any weight, too few to show a rounding error. */
const weightDecimals = 12;

function rawWeight({ constraints }: Problem, mask: number): number {
  return Number(sumRising(bitsOf(mask).map((bit) => constraints[bit]?.weight ?? 0)).toFixed(weightDecimals));
}
