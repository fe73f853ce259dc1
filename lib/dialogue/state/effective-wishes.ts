import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import type { Concession, WishAdjustment } from "./conversation-state";

/** A wish with how it is read for now; `test` is `null` when it was let go. */
export interface EffectiveWish {
  constraint: Constraint;
  adjustment: WishAdjustment | null;
  test: Predicate | null;
}

/** Reads each wish through the concession in force. Order is kept. */
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

/** The tests in force, optionally as if one wish were let go. */
export function testsWithout(wishes: readonly EffectiveWish[], id?: string): Predicate[] {
  return wishes.flatMap((wish) => (wish.test && wish.constraint.id !== id ? [wish.test] : []));
}
