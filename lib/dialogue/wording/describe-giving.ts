import { bareValue, describeValues, unitOf, valuesOf } from "@/lib/constraints";
import { anyValue } from "@/lib/dialogue/showing/wish-parts";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { words } from "@/messages/words";

/** "34 mpg instead of 35" or "any body style". */
export function describeGiving({ constraint, test }: EffectiveWish): string {
  if (!test) return anyValue(constraint);
  if (test.op === "in") {
    const own = valuesOf(constraint.value);
    const added = valuesOf(test.value).filter((each) => !own.includes(each));
    return words.besides({ to: describeValues(constraint.slot, added), from: bareValue(constraint) });
  }
  const unit = unitOf(constraint.slot);
  return words.instead({ to: `${bareValue(test)}${unit ? ` ${unit}` : ""}`, from: bareValue(constraint) });
}
