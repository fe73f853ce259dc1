import type { Constraint, Evidence } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import { isBound, isExclusion } from "@/lib/constraints/operator";
import { valuesOf } from "@/lib/constraints/values-of";

/** Takes values out of a wish: what is left of a list stays, a wish with nothing left goes. */
export function withoutValues(
  { id, op, value }: Pick<Constraint, "id" | "op" | "value">,
  values: readonly (string | number)[],
  evidence: Evidence[],
): Edit {
  const left = isBound(op) ? [] : valuesOf(value).filter((each) => !values.includes(each));
  const [first] = left;
  if (first === undefined || left.length === valuesOf(value).length) return { kind: "remove", id, evidence };
  const isList = left.length > 1;
  const [one, many] = isExclusion(op) ? (["!=", "not in"] as const) : (["==", "in"] as const);
  return { kind: "change", id, op: isList ? many : one, value: isList ? left : first, evidence };
}
