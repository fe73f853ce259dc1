import { bitsOf, compareText, countSatisfying, fullMask, type Lattice, type Wish } from "./lattice";

export type WeightShare = { weight: number; low: number; high: number };

export interface Problem<W extends Wish = Wish> {
  lattice: Lattice;
  /** In the order of the lattice's bits. */
  constraints: readonly W[];
  /** Scale-independent. */
  weights: readonly WeightShare[];
}

/** Smaller differences are rounding errors. */
export const weightTolerance = 1e-9;

/** Uses the constraints' own weights. If all are zero, every choice ties. */
export function problemOf<W extends Wish>(lattice: Lattice, constraints: readonly W[]): Problem<W> {
  const total = sumRising(constraints.map(({ weight }) => weight)) || 1;
  const weights = constraints.map(({ weight, interval }) => ({
    weight: weight / total,
    low: Math.min(weight, interval?.[0] ?? weight) / total,
    high: Math.max(weight, interval?.[1] ?? weight) / total,
  }));
  return { lattice, constraints, weights };
}

/** Sorts so the sum doesn't depend on the terms' order. */
export function sumRising(terms: readonly number[]): number {
  return [...terms].sort((a, b) => a - b).reduce((sum, term) => sum + term, 0);
}

export function weighMask({ weights }: Problem, mask: number, which: keyof WeightShare = "weight"): number {
  return sumRising(bitsOf(mask).map((bit) => weights[bit]?.[which] ?? 0));
}

export function matchesWithout({ lattice }: Problem, mask: number): number {
  return countSatisfying(lattice, fullMask(lattice) & ~mask);
}

/** Keeps the order of wishes from deciding. */
export function constraintKey({ slot, op, value, id }: Wish): string {
  return `${slot} ${op} ${JSON.stringify(value)} ${id}`;
}

/** Cached, because sets are compared thousands of times. */
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

/** Breaks ties by slot names. */
export function compareMasks(problem: Problem, a: number, b: number): number {
  return compareText(setKey(problem, a), setKey(problem, b));
}

function setKey(problem: Problem, mask: number): string {
  const { keys, sets } = orderOf(problem);
  const known = sets.get(mask);
  if (known !== undefined) return known;
  const own = sortedBits(problem, mask).map((bit) => keys[bit]);
  const key = own.join(" | ");
  sets.set(mask, key);
  return key;
}

export function holdSameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each) => b.includes(each));
}

/** Ignores unknown ids. */
export function maskOf(problem: Problem, ids: readonly string[]): number {
  return problem.constraints.reduce((mask, { id }, bit) => (ids.includes(id) ? mask | (1 << bit) : mask), 0);
}
