import { compareText } from "./compare-text";
import { countSatisfying, fullMask, type Lattice } from "./lattice";
import { bitsOf } from "./mask";
import type { Wish } from "./wish";

/** A weight as a share of all weights, with the range its words allow. */
export type WeightShare = { weight: number; low: number; high: number };

export interface Problem<W extends Wish = Wish> {
  lattice: Lattice;
  /** In the order of the lattice's bits. */
  constraints: readonly W[];
  /** In the same order. Scaling all weights changes no share. */
  weights: readonly WeightShare[];
}

/** Closer shares are equal: the difference is rounding, not preference. */
export const weightTolerance = 1e-9;

/** A problem with the constraints' own weights. All zeros stay zeros, and every choice is then a tie. */
export function problemOf<W extends Wish>(lattice: Lattice, constraints: readonly W[]): Problem<W> {
  const total = sumRising(constraints.map(({ weight }) => weight)) || 1;
  const weights = constraints.map(({ weight, interval }) => ({
    weight: weight / total,
    low: Math.min(weight, interval?.[0] ?? weight) / total,
    high: Math.max(weight, interval?.[1] ?? weight) / total,
  }));
  return { lattice, constraints, weights };
}

/** Rising order makes the sum independent of the order of its terms. */
export function sumRising(terms: readonly number[]): number {
  return [...terms].sort((a, b) => a - b).reduce((sum, term) => sum + term, 0);
}

export function weighMask({ weights }: Problem, mask: number, which: keyof WeightShare = "weight"): number {
  return sumRising(bitsOf(mask).map((bit) => weights[bit]?.[which] ?? 0));
}

/** Items left when the constraints in `mask` drop. */
export function matchesWithout({ lattice }: Problem, mask: number): number {
  return countSatisfying(lattice, fullMask(lattice) & ~mask);
}

/** A constraint's test as text, so that the order of wishes never decides. */
export function constraintKey({ slot, op, value, id }: Wish): string {
  return `${slot} ${op} ${JSON.stringify(value)} ${id}`;
}

/** The order of a problem's constraints and sets, worked out once: sets are compared thousands of times. */
type KeyOrder = { bits: readonly number[]; keys: readonly string[]; sets: Map<number, string> };

const orders = new WeakMap<readonly Wish[], KeyOrder>();

function orderOf({ constraints }: Problem): KeyOrder {
  const known = orders.get(constraints);
  if (known) return known;
  const keys = constraints.map(constraintKey);
  const bits = [...keys.keys()].sort((a, b) => compareText(keys[a] ?? "", keys[b] ?? ""));
  const order = { bits, keys, sets: new Map<number, string>() };
  orders.set(constraints, order);
  return order;
}

export function sortedBits(problem: Problem, mask: number): number[] {
  return orderOf(problem).bits.filter((bit) => mask & (1 << bit));
}

export function idsOf(problem: Problem, mask: number): string[] {
  return sortedBits(problem, mask).flatMap((bit) => problem.constraints[bit]?.id ?? []);
}

/** The last tie-break of masks: their members' slot names. */
export function compareMasks(problem: Problem, a: number, b: number): number {
  return compareText(setKey(problem, a), setKey(problem, b));
}

function setKey(problem: Problem, mask: number): string {
  const { keys, sets } = orderOf(problem);
  const known = sets.get(mask);
  if (known !== undefined) return known;
  const key = sortedBits(problem, mask)
    .map((bit) => keys[bit])
    .join(" | ");
  sets.set(mask, key);
  return key;
}

/** The mask of some ids; ignores unknown ones. */
export function maskOf(problem: Problem, ids: readonly string[]): number {
  return problem.constraints.reduce((mask, { id }, bit) => (ids.includes(id) ? mask | (1 << bit) : mask), 0);
}
