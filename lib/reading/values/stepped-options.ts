import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import type { Constraint, Evidence } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { grainOf } from "@/lib/constraints/slots";
import type { Doubt } from "@/lib/reading/reading";

/** Two steps past a current bound, as shares of it. */
const shares = [0.1, 0.2] as const;
const years = [1, 3] as const;

export function steppedOptions(standing: Constraint, ranges: NumericRanges, evidence: Evidence[]): Doubt["options"] {
  const { slot, op, value } = standing;
  const range = isNumericSlot(slot) ? ranges[slot] : undefined;
  if (!isNumericSlot(slot) || typeof value !== "number" || !range || (op !== "<=" && op !== ">=")) return [];
  const sign = op === "<=" ? -1 : 1;
  const steps = slot === "year" ? years : shares.map((share) => share * value);
  const grain = grainOf(slot, "offered");
  const bounds = steps.map((step) => Math.round((value + sign * step) / grain) * grain);
  return [...new Set(bounds)]
    .filter((bound) => bound >= range.min && bound <= range.max && bound !== value)
    .map((bound) => ({
      label: describeConstraint({ slot, op, value: bound }),
      edits: [{ kind: "change", id: standing.id, value: bound, evidence }],
    }));
}
