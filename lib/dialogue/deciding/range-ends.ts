import type { Predicate } from "@/lib/constraints/constraint";
import { isBound } from "@/lib/constraints/operator";

/** The two bounds of one slot that people read as a range. */
export interface RangeEnds<T> {
  lower: T;
  upper: T;
}

/** Ranges among some wishes: a lower and an upper bound on the same slot, one of each. Order is kept. */
export function rangesOf<T>(wishes: readonly T[], testOf: (wish: T) => Predicate): RangeEnds<T>[] {
  const bounds = wishes.filter((wish) => isBound(testOf(wish).op));
  return bounds.flatMap((lower) => {
    const { slot, op } = testOf(lower);
    const onSlot = bounds.filter((each) => testOf(each).slot === slot);
    const upper = onSlot.find((each) => testOf(each).op === "<=");
    return op === ">=" && upper && onSlot.length === 2 ? [{ lower, upper }] : [];
  });
}
