import type { Constraint } from "@/lib/constraints/constraint";
import { constraintId } from "@/lib/constraints/constraint-id";
import type { SlotName } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import type { Doubt } from "./reading";

/** How many cars of a slice have each value of a slot. */
export type SliceCounts = ReadonlyMap<SlotName, ReadonlyMap<string | number, number>>;

/**
 * Narrows lists of alternatives to what a slice holds: "premium" among cars of which all require it means required. Of
 * alternatives that were doubted and that nobody can be asked about any more, the reading the doubt names first is taken
 * that the slice holds. A list of which the slice holds nothing stays as it is.
 */
export function narrowToSlice(
  constraints: readonly Constraint[],
  doubts: readonly Doubt[],
  counts: SliceCounts,
): Constraint[] {
  return constraints.map((constraint) => {
    const counted = counts.get(constraint.slot);
    if (constraint.op !== "in" || !counted) return constraint;
    const held = valuesOf(constraint.value).filter((value) => (counted.get(value) ?? 0) > 0);
    const doubt = doubts.find(({ kind, slot }) => kind === "ambiguous-value" && slot === constraint.slot);
    const taken = doubt ? readingsOf(doubt).find((value) => held.includes(value)) : undefined;
    const kept = taken === undefined ? held : [taken];
    const [only] = kept;
    if (only === undefined) return constraint;
    const narrowed = kept.length > 1 ? { op: "in" as const, value: kept } : { op: "==" as const, value: only };
    return { ...constraint, ...narrowed, id: constraintId({ slot: constraint.slot, ...narrowed }) };
  });
}

/** The single values a doubt offers, in its order. */
function readingsOf({ options }: Doubt): (string | number)[] {
  return options.flatMap(({ edits }) =>
    edits.flatMap((edit) => {
      const [only, ...more] = edit.kind === "add" ? valuesOf(edit.constraint.value) : [];
      return only !== undefined && more.length === 0 ? [only] : [];
    }),
  );
}
