import type { SlotName } from "@/lib/constraints";
import { benchmark } from "@/lib/constraints/sold/benchmark";

export type Shape =
  | { kind: "unique" }
  | { kind: "any"; sumLimit?: number }
  | { kind: "some" }
  /** No single drop repairs, but some pair does. */
  | { kind: "two" }
  | { kind: "conflicts"; count: number }
  /** So many conflict sets that share no wish. */
  | { kind: "apart"; count: number };

export interface GeneratorSetting {
  name: string;
  k: number;
  shape: Shape;
  sliceRows: readonly [number, number];
  slots: readonly SlotName[];
  /** Shares of rows or distinct values, for `>=` thresholds. */
  quantiles: { shares: readonly number[]; over: "rows" | "distinct"; extremes: boolean };
  /** Thresholds per column before filtering, and predicates after it. */
  columnCap: number;
  totalCap: number;
  /** Largest share of the slice a predicate may hold. */
  largestShare: number;
  /** `low-target` draws the target apart from the rest. */
  weights: "low-target" | "even";
  habit?: "drifts" | "vague";
}

const likeFirst = {
  sliceRows: [40, 220],
  quantiles: { shares: [0.6, 0.7, 0.8, 0.9], over: "rows", extremes: false },
  columnCap: 25,
  largestShare: 0.9,
} as const;

const likeSecond = {
  sliceRows: [35, 350],
  quantiles: { shares: [0.6, 0.7, 0.8, 0.9, 0.95], over: "distinct", extremes: true },
  columnCap: 45,
  totalCap: 140,
  largestShare: 0.92,
} as const;

/** AWARE-US (Kurmaz, arXiv 2601.02643), as its code has them but for the slots, which the pack names. */
const published: readonly GeneratorSetting[] = [
  {
    name: "S1",
    k: 4,
    shape: { kind: "unique" },
    slots: benchmark.wishes,
    ...likeFirst,
    totalCap: 90,
    weights: "low-target",
  },
  { name: "S2", k: 4, shape: { kind: "any", sumLimit: 180 }, slots: benchmark.wishes, ...likeSecond, weights: "even" },
  { name: "S3", k: 2, shape: { kind: "any" }, slots: benchmark.wishes, ...likeFirst, totalCap: 70, weights: "even" },
];

const wide = { slots: benchmark.moreWishes, ...likeSecond, weights: "low-target" } as const;

/** K2 to K8: number of wishes. P: two drops needed. C1 to C4: conflict sets. I2: two that share no wish. D: drifting. V: vague. */
const further: readonly GeneratorSetting[] = [
  ...[2, 3, 4, 5, 6, 7, 8].map((k) => ({ name: `K${k}`, k, shape: { kind: "some" } as const, ...wide })),
  { name: "P", k: 4, shape: { kind: "two" }, ...wide },
  ...[1, 2, 3, 4].map((count) => ({ name: `C${count}`, k: 5, shape: { kind: "conflicts", count } as const, ...wide })),
  { name: "I2", k: 5, shape: { kind: "apart", count: 2 }, ...wide },
  { name: "D", k: 4, shape: { kind: "any" }, ...wide, slots: benchmark.wishes, habit: "drifts" },
  { name: "V", k: 4, shape: { kind: "any" }, ...wide, slots: benchmark.wishes, habit: "vague" },
];

export const generatorSettings: ReadonlyMap<string, GeneratorSetting> = new Map(
  [...published, ...further].map((setting) => [setting.name, setting]),
);

/** 32 rows per word. All sets of one slice have equal length. */
export type Bitset = Uint32Array;

export function bitsetOf(size: number, holds: (row: number) => boolean): Bitset {
  const bits = new Uint32Array(Math.ceil(size / 32));
  for (let row = 0; row < size; row++) if (holds(row)) bits[row >> 5] = (bits[row >> 5] ?? 0) | (1 << (row & 31));
  return bits;
}

export function intersect(a: Bitset, b: Bitset): Bitset {
  return a.map((word, index) => word & (b[index] ?? 0));
}

export function disjoint(a: Bitset, b: Bitset): boolean {
  for (let index = 0; index < a.length; index++) if ((a[index] ?? 0) & (b[index] ?? 0)) return false;
  return true;
}

export function isEmpty(bits: Bitset): boolean {
  return bits.every((word) => word === 0);
}

export function has(bits: Bitset, row: number): boolean {
  return ((bits[row >> 5] ?? 0) & (1 << (row & 31))) !== 0;
}

/** Kernighan's method. */
export function bitsetSize(bits: Bitset): number {
  let count = 0;
  for (let word of bits) for (; word !== 0; word &= word - 1) count++;
  return count;
}
