import type { Constraint, Edit, Evidence } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import type { Quoter } from "@/lib/reading/text/evidence";
import type { Comparison } from "./importance";
import { orderByComparisons } from "./order-by-comparisons";

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
  const moved = new Map(
    ordered.filter((each) => constraints.every((before) => before !== each)).map((each) => [each.id, each]),
  );
  const result = edits.map((edit): Edit => {
    const after = moved.get(edit.kind === "add" ? edit.constraint.id : edit.kind === "weigh" ? edit.id : "");
    if (!after) return edit;
    moved.delete(after.id);
    if (edit.kind === "add")
      return { kind: "add", constraint: { ...after, evidence: [...after.evidence, ...evidence] } };
    return { ...edit, ...weighed(after, [...(edit.kind === "weigh" ? (edit.evidence ?? []) : []), ...evidence]) };
  });
  for (const after of moved.values()) {
    const isUnlocked = !after.locked && constraints.some(({ id, locked }) => id === after.id && locked);
    if (isUnlocked) result.push({ kind: "lock", id: after.id, locked: false });
    result.push(weighed(after, evidence));
  }
  return result;
}

function weighed({ id, weight, interval }: Constraint, evidence: readonly Evidence[]): Edit {
  return { kind: "weigh", id, weight, ...(interval ? { interval } : {}), evidence: [...evidence] };
}
