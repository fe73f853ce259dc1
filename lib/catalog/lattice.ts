import type { Predicate } from "@/lib/constraints/constraint";
import { mostWishes } from "@/lib/constraints/most-wishes";

/** The most soft constraints one lattice takes. */
export const maxSoftConstraints = mostWishes;

/** The cars of a slice that satisfy exactly the same soft constraints. */
export interface LatticeGroup {
  /** Bit i is set when these cars satisfy soft constraint i. */
  mask: number;
  count: number;
  /**
   * For each soft constraint that tests a number with `>=`, `<=` or `==`: the value among these cars that comes
   * nearest to passing it (the highest for `>=`, the lowest for `<=`, the closest for `==`, the lower of two equally
   * close). `null` for other constraints and where none of these cars has a value.
   */
  nearest: readonly (number | null)[];
}

/** For a slice: how many cars, and which best numbers, for each subset of the soft constraints that some car satisfies. */
export interface Lattice {
  soft: readonly Predicate[];
  /** Cars in the slice. */
  sliceSize: number;
  /** Non-empty groups only, in rising order of mask. */
  groups: readonly LatticeGroup[];
}

/** The mask in which every soft constraint is satisfied. */
export function fullMask(lattice: Lattice): number {
  return 2 ** lattice.soft.length - 1;
}

/** Cars that satisfy at least the soft constraints in `mask`. */
export function countSatisfying(lattice: Lattice, mask: number): number {
  let count = 0;
  for (const group of lattice.groups) {
    if ((group.mask & mask) === mask) count += group.count;
  }
  return count;
}

/** Throws a RangeError when there are more soft constraints than one lattice takes. */
export function assertLatticeTakes(soft: readonly Predicate[]): void {
  if (soft.length > maxSoftConstraints) {
    throw new RangeError(`a lattice takes at most ${maxSoftConstraints} soft constraints, not ${soft.length}`);
  }
}
