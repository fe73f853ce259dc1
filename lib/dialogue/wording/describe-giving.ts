import { bareValue } from "@/lib/constraints/bare-value";
import { unitOf } from "@/lib/constraints/describe-constraint";
import { anyValue } from "@/lib/dialogue/showing/wish-parts";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { words } from "@/messages/words";

/** "34 mpg instead of 35" or "any body style". */
export function describeGiving({ constraint, test }: EffectiveWish): string {
  if (!test) return anyValue(constraint);
  const unit = unitOf(constraint.slot);
  return words.instead({ to: `${bareValue(test)}${unit ? ` ${unit}` : ""}`, from: bareValue(constraint) });
}
