import type { Test } from "./wish";

/** The items of a slice that satisfy exactly the same soft constraints. */
export interface LatticeGroup {
  /** Bit i is set when these items satisfy soft constraint i. */
  mask: number;
  count: number;
  /** Per constraint on a number, the value nearest to passing, the lower of equals; `null` where there is none. */
  nearest: readonly (number | null)[];
}

/** The items of a slice, counted and with their best numbers, by the soft constraints they satisfy. */
export interface Lattice<T extends Test = Test> {
  soft: readonly T[];
  sliceSize: number;
  /** Non-empty groups only, in rising order of mask. */
  groups: readonly LatticeGroup[];
}

export function fullMask(lattice: Lattice): number {
  return 2 ** lattice.soft.length - 1;
}

/** Items that satisfy at least the soft constraints in `mask`. */
export function countSatisfying(lattice: Lattice, mask: number): number {
  let count = 0;
  for (const group of lattice.groups) {
    if ((group.mask & mask) === mask) count += group.count;
  }
  return count;
}
