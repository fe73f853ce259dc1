import { mostWishes, type Predicate } from "@/lib/constraints";
import type { Lattice as LatticeOf } from "@/lib/relaxation/lattice";

export { countSatisfying, fullMask, type LatticeGroup } from "@/lib/relaxation/lattice";

export type CatalogLattice = LatticeOf<Predicate>;

export const maxSoftConstraints = mostWishes;

/** Throws a RangeError above `maxSoftConstraints`. */
export function assertLatticeTakes(soft: readonly Predicate[]): void {
  if (soft.length > maxSoftConstraints) {
    throw new RangeError(`a lattice takes at most ${maxSoftConstraints} soft constraints, not ${soft.length}`);
  }
}
