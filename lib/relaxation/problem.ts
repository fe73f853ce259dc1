import { compareText } from "./compare-text";
import { countSatisfying, fullMask, type Lattice } from "./lattice";
import { bitsOf } from "./mask";
import type { Wish } from "./wish";

/** A weight as a share of all weights, with the lowest and highest share its words allow. */
export interface WeightShare {
  weight: number;
  low: number;
  high: number;
}

/** Everything a relaxation method may look at. */
export interface Problem<W extends Wish = Wish> {
  lattice: Lattice;
  /** The soft constraints, in the order of the lattice's bits. */
  constraints: readonly W[];
  /** In the same order. Shares, so that scaling all weights changes nothing. */
  weights: readonly WeightShare[];
}

/** Shares closer than this are equal: the difference is rounding, not preference. */
export const weightTolerance = 1e-9;

/** A problem with the constraints' own weights; all weights 0 stay 0, and then every choice is a tie. */
export function problemOf<W extends Wish>(lattice: Lattice, constraints: readonly W[]): Problem<W> {
  const total = sumRising(constraints.map(({ weight }) => weight)) || 1;
  const weights = constraints.map(({ weight, interval }) => ({
    weight: weight / total,
    low: Math.min(weight, interval?.[0] ?? weight) / total,
    high: Math.max(weight, interval?.[1] ?? weight) / total,
  }));
  return { lattice, constraints, weights };
}

/** A sum that does not depend on the order of its terms. */
export function sumRising(terms: readonly number[]): number {
  return [...terms].sort((a, b) => a - b).reduce((sum, term) => sum + term, 0);
}

/** Total share of a set of constraints. */
export function weighMask({ weights }: Problem, mask: number, which: keyof WeightShare = "weight"): number {
  return sumRising(bitsOf(mask).map((bit) => weights[bit]?.[which] ?? 0));
}

/** Cars left in the slice when the constraints in `mask` are dropped. */
export function matchesWithout({ lattice }: Problem, mask: number): number {
  return countSatisfying(lattice, fullMask(lattice) & ~mask);
}

/** What a constraint tests, as text: orders constraints by slot name, whatever order they were listed in. */
export function constraintKey({ slot, op, value, id }: Wish): string {
  return `${slot} ${op} ${JSON.stringify(value)} ${id}`;
}

function membersOf({ constraints }: Problem, mask: number): Wish[] {
  const members = bitsOf(mask).flatMap((bit) => constraints[bit] ?? []);
  return members.sort((a, b) => compareText(constraintKey(a), constraintKey(b)));
}

/** Ids of the constraints in a mask, by slot name. */
export function idsOf(problem: Problem, mask: number): string[] {
  return membersOf(problem, mask).map(({ id }) => id);
}

/** Orders masks by their members' slot names, for the last word where nothing else decides. */
export function compareMasks(problem: Problem, a: number, b: number): number {
  const key = (mask: number) => membersOf(problem, mask).map(constraintKey).join(" | ");
  return compareText(key(a), key(b));
}

/** The mask of some ids; unknown ids are left out. */
export function maskOf(problem: Problem, ids: readonly string[]): number {
  return problem.constraints.reduce((mask, { id }, bit) => (ids.includes(id) ? mask | (1 << bit) : mask), 0);
}
