import { countSatisfying, fullMask, type Lattice } from "@/lib/catalog/lattice";
import type { Constraint } from "@/lib/constraints/constraint";

/**
 * For each soft constraint (`constraints` in the order of the lattice's bits): cars gained over the present count if it
 * alone were let go as well. `dropped` are the ids already given up; those gain nothing.
 */
export function dropGains(
  lattice: Lattice,
  constraints: readonly Constraint[],
  dropped: readonly string[] = [],
): Map<string, number> {
  const kept = constraints.reduce(
    (mask, { id }, bit) => (dropped.includes(id) ? mask & ~(1 << bit) : mask),
    fullMask(lattice),
  );
  const present = countSatisfying(lattice, kept);
  return new Map(
    constraints.map(({ id }, bit) => [id, countSatisfying(lattice, kept & ~(1 << bit)) - present] as const),
  );
}
