import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import type { RelaxedConstraint } from "@/lib/relaxation/relaxation";

/** What cars must pass once some constraints gave way: the dropped are gone, the moved test their new value. */
export function applyChanges(
  constraints: readonly Constraint[],
  changes: readonly Pick<RelaxedConstraint, "constraint" | "to">[],
): Predicate[] {
  const byId = new Map(changes.map((change) => [change.constraint.id, change]));
  return constraints.flatMap(({ id, slot, op, value }): Predicate[] => {
    const change = byId.get(id);
    if (!change) return [{ slot, op, value }];
    return change.to ? [{ slot, ...change.to }] : [];
  });
}
