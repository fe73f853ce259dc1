import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import { bareValue } from "@/lib/constraints/bare-value";
import { describeConstraint, unitOf } from "@/lib/constraints/describe-constraint";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";

/** "the highway mileage, 35 to 33 mpg" or "the body (wagon or SUV)". */
export function describeGiving({ constraint, test }: EffectiveWish): string {
  const name = `the ${slotDefinitions[constraint.slot].label}`;
  if (!test) return `${name} (${describeConstraint(constraint)})`;
  const unit = unitOf(constraint.slot);
  return `${name}, ${bareValue(constraint)} to ${bareValue(test)}${unit ? ` ${unit}` : ""}`;
}
