import { isBound, type Predicate } from "@/lib/constraints";

export type RangeEnds<T> = { lower: T; upper: T };

/** Finds slots with one lower and one upper bound. Keeps the order. */
export function rangesOf<T>(wishes: readonly T[], testOf: (wish: T) => Predicate): RangeEnds<T>[] {
  const bounds = wishes.filter((wish) => isBound(testOf(wish).op));
  return bounds.flatMap((lower) => {
    const { slot, op } = testOf(lower);
    const onSlot = bounds.filter((each) => testOf(each).slot === slot);
    const upper = onSlot.find((each) => testOf(each).op === "<=");
    return op === ">=" && upper && onSlot.length === 2 ? [{ lower, upper }] : [];
  });
}
