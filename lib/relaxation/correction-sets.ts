import { bitsOf, type Change, minimalCorrectionMasks, type Wish } from "./lattice";
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

/** Ids of wishes whose removal leaves `matches` items, while no subset leaves any. */
export type CorrectionSet = { members: string[]; weight: number; matches: number };

export type TraceStep = { considered: string[]; matches: number; effect: string };

/** A method's choice and its grounds. */
export interface RelaxationAnswer<W extends Wish = Wish> {
  status: "satisfied" | "relaxed" | "undecided" | "exhausted";
  /** Empty unless `relaxed`. For `undecided`, the default pick. */
  relaxed: Change<W>[];
  /** Sets of ids of equal weight. */
  tied: string[][];
  /** A lot decided between these. */
  lot?: string[][];
  conflictSets: string[][];
  correctionSets: CorrectionSet[];
  alternatives: CorrectionSet[];
  trace: TraceStep[];
  truncated: boolean;
}
