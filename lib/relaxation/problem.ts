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

/** What orders the constraints and sets of one problem, worked out once: sets are compared thousands of times. */
interface KeyOrder {
  /** Bits by the keys of their constraints, and the keys. */
  bits: readonly number[];
  keys: readonly string[];
  sets: Map<number, string>;
}

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

/** The bits of a mask by slot name. */
export function sortedBits(problem: Problem, mask: number): number[] {
  return orderOf(problem).bits.filter((bit) => mask & (1 << bit));
}

/** Ids of the constraints in a mask, by slot name. */
export function idsOf(problem: Problem, mask: number): string[] {
  return sortedBits(problem, mask).flatMap((bit) => problem.constraints[bit]?.id ?? []);
}

/** Orders masks by their members' slot names, for the last word where nothing else decides. */
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

/** The mask of some ids; unknown ids are left out. */
export function maskOf(problem: Problem, ids: readonly string[]): number {
  return problem.constraints.reduce((mask, { id }, bit) => (ids.includes(id) ? mask | (1 << bit) : mask), 0);
}
