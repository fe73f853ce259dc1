import { applyEdits } from "@/lib/constraints/apply-edits";
import type { Constraint } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { Quoter } from "@/lib/reading/text/evidence";
import type { Comparison } from "./importance";
import { orderByComparisons } from "./order-by-comparisons";

/** Lets the comparisons of a message order what its edits leave: new wishes directly, standing ones by a new weight. */
export function withComparisons(
  edits: readonly Edit[],
  standing: readonly Constraint[],
  comparisons: readonly Comparison[],
  quote: Quoter,
): Edit[] {
  if (comparisons.length === 0) return [...edits];
  const { constraints } = applyEdits({ constraints: standing, noPreference: [] }, edits).wishes;
  const ordered = orderByComparisons(constraints, comparisons);
  const evidence = comparisons.flatMap(({ start, end }) =>
    start === undefined || end === undefined ? [] : [quote("weight", start, end)],
  );
  const moved = ordered.filter((each) => constraints.some((before) => before.id === each.id && before !== each));
  const result = edits.map((edit): Edit => {
    const after = edit.kind === "add" ? moved.find((each) => each.id === edit.constraint.id) : undefined;
    return after ? { kind: "add", constraint: { ...after, evidence: [...after.evidence, ...evidence] } } : edit;
  });
  const added = new Set(edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint.id] : [])));
  for (const { id, weight, interval, locked } of moved) {
    if (added.has(id)) continue;
    if (!locked) result.push({ kind: "lock", id, locked });
    result.push({ kind: "weigh", id, weight, ...(interval ? { interval } : {}), evidence });
  }
  return result;
}
