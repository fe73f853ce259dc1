import type { Constraint, Edit, Evidence } from "@/lib/constraints";
import { alternativesOf, isBound, isExclusion, partsOf, valuesOf } from "@/lib/constraints";

export function withoutValues(wish: Constraint, values: readonly (string | number)[], evidence: Evidence[]): Edit {
  const { id, op, value } = wish;
  if (op === "any") return withoutAlternatives(wish, values, evidence);
  const left = isBound(op) ? [] : valuesOf(value).filter((each) => !values.includes(each));
  const [first] = left;
  if (first === undefined || left.length === valuesOf(value).length) return { kind: "remove", id, evidence };
  const isList = left.length > 1;
  const [one, many] = isExclusion(op) ? (["!=", "not in"] as const) : (["==", "in"] as const);
  return { kind: "change", id, op: isList ? many : one, value: isList ? left : first, evidence };
}

function withoutAlternatives(wish: Constraint, values: readonly (string | number)[], evidence: Evidence[]): Edit {
  const before = alternativesOf(wish);
  const left = partsOf(wish).flatMap((part) => {
    if (!valuesOf(part.value).some((each) => values.includes(each))) return alternativesOf(part);
    const edit = withoutValues(part, values, evidence);
    return edit.kind === "change" ? alternativesOf({ ...part, op: edit.op ?? part.op, value: edit.value }) : [];
  });
  if (left.length === 0 || JSON.stringify(left) === JSON.stringify(before))
    return { kind: "remove", id: wish.id, evidence };
  return { kind: "change", id: wish.id, op: "any", value: left, evidence };
}
