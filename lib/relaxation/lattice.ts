import type { Test } from "./wish";

/** The items of a slice that satisfy exactly the same soft constraints. */
export interface LatticeGroup {
  /** Bit i is set when these items satisfy soft constraint i. */
  mask: number;
  count: number;
  /**
   * For each soft constraint that tests a number with `>=`, `<=` or `==`: the value among these items that comes
   * nearest to passing it (the highest for `>=`, the lowest for `<=`, the closest for `==`, the lower of two equally
   * close). `null` for other constraints and where none of these items has a value.
   */
  nearest: readonly (number | null)[];
}

/** For a slice: how many items, and which best numbers, for each subset of the soft constraints that some item satisfies. */
export interface Lattice<T extends Test = Test> {
  soft: readonly T[];
  /** Items in the slice. */
  sliceSize: number;
  /** Non-empty groups only, in rising order of mask. */
  groups: readonly LatticeGroup[];
}

/** The mask in which every soft constraint is satisfied. */
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
