import { maxSoftConstraints } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints";
import { constraintSchema, predicateSchema } from "@/lib/constraints/constraint";

/** Returns a sentence, `null` for a valid question. */
export function reasonInvalid(slice: Pick<CatalogSlice, "frame">, constraints: readonly Constraint[]): string | null {
  const seen = new Set<string>();
  for (const constraint of constraints) {
    if (seen.has(constraint.id)) return `two constraints have the id "${constraint.id}"`;
    seen.add(constraint.id);
    const checked = constraintSchema.safeParse(constraint);
    if (!checked.success) return `constraint "${constraint.id}": ${checked.error.issues[0]?.message}`;
    const { interval, weight } = constraint;
    if (interval && (interval[0] > weight || weight > interval[1])) {
      return `the weight of "${constraint.id}" lies outside its interval`;
    }
  }
  for (const predicate of slice.frame) {
    const checked = predicateSchema.safeParse(predicate);
    if (!checked.success) return `the frame's test of ${predicate.slot}: ${checked.error.issues[0]?.message}`;
  }
  const locked = constraints.filter((constraint) => constraint.locked).length;
  const most = Math.max(locked, constraints.length - locked);
  return most > maxSoftConstraints ? `at most ${maxSoftConstraints} wishes can be weighed together, not ${most}` : null;
}
