import type { Constraint, Predicate } from "@/lib/constraints";
import type { Concession, WishAdjustment } from "./conversation-state";

/** `test` is `null` if dropped. */
export interface EffectiveWish {
  constraint: Constraint;
  adjustment: WishAdjustment | null;
  test: Predicate | null;
}

export function effectiveWishes(constraints: readonly Constraint[], concession: Concession | null): EffectiveWish[] {
  return constraints.map((constraint) => {
    const adjustment = concession?.adjustments.find((each) => each.id === constraint.id) ?? null;
    if (!adjustment) return { constraint, adjustment, test: toPredicate(constraint) };
    if (adjustment.action === "dropped" || !adjustment.to) return { constraint, adjustment, test: null };
    return { constraint, adjustment, test: { slot: constraint.slot, ...adjustment.to } };
  });
}

export function toPredicate({ slot, op, value }: Predicate): Predicate {
  return { slot, op, value };
}

export function testsWithout(wishes: readonly EffectiveWish[], id?: string): Predicate[] {
  return wishes.flatMap((wish) => (wish.test && wish.constraint.id !== id ? [wish.test] : []));
}

export function givenWishes(wishes: readonly EffectiveWish[]): EffectiveWish[] {
  return wishes.filter(({ adjustment }) => adjustment !== null);
}
