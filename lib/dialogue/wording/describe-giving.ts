import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import { bareValue } from "@/lib/constraints/bare-value";
import { describeConstraint, describeValues, unitOf } from "@/lib/constraints/describe-constraint";
import { valuesOf } from "@/lib/constraints/values-of";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";

/** "the highway mileage, 35 to 33 mpg" or "the body (wagon or SUV)". */
export function describeGiving({ constraint, test }: EffectiveWish): string {
  const name = `the ${slotDefinitions[constraint.slot].label}`;
  if (!test) return `${name} (${describeConstraint(constraint)})`;
  if (test.op === "in") {
    const own = valuesOf(constraint.value);
    const added = valuesOf(test.value).filter((each) => !own.includes(each));
    return `${name} (${bareValue(constraint)}, now ${describeValues(constraint.slot, added)} too)`;
  }
  const unit = unitOf(constraint.slot);
  return `${name}, ${bareValue(constraint)} to ${bareValue(test)}${unit ? ` ${unit}` : ""}`;
}
