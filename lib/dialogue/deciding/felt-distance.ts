import type { Car as Item } from "@/lib/catalog/car";
import { matches } from "@/lib/catalog/matches";
import { alternativesOf } from "@/lib/constraints/alternatives";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { kinOf } from "@/lib/constraints/kin";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";

/** How far a bound moves before it is felt: no further without being asked. */
const unasked = { share: 0.15, years: 3 };

/** A wish that is given up, counted in steps that are felt: a near kind of it, or another kind altogether. */
export const steps = { kin: 3, other: 6 };

/** How far a number is from the one that was asked for; 1 is as far as it goes unasked. */
export function feltDistance({ slot, value }: Pick<Predicate, "slot" | "value">, to: number): number {
  const asked = Number(value);
  const step = slot === "year" ? unasked.years : Math.abs(asked) * unasked.share;
  return Math.abs(to - asked) / Math.max(step, 1e-9);
}

/** What it costs somebody with this wish: 0 where it has what was asked, in felt steps where it doesn't. */
export function feltMiss(item: Item, wish: Predicate): number {
  if (matches(item, wish)) return 0;
  if (wish.op === "any") return Math.min(...alternativesOf(wish).map((each) => feltMiss(item, each)));
  const held = item[wish.slot];
  if (isNumericSlot(wish.slot)) return typeof held === "number" ? feltDistance(wish, held) : steps.other;
  const isNear = typeof held === "string" && kinOf(wish.slot, valuesOf(wish.value).map(String)).includes(held);
  return isNear && wish.op !== "!=" && wish.op !== "not in" ? steps.kin : steps.other;
}

/** From 1 for a wish that is met down to 0 for one that is missed by as much as matters. */
export function feltShare(item: Item, wish: Predicate): number {
  return Math.max(0, 1 - feltMiss(item, wish) / steps.other);
}

/** The same for several wishes, by weight; 1 without any. */
export function wishShare(item: Item, wishes: readonly Constraint[]): number {
  return wishShares([item], wishes)[0] ?? 1;
}

/** The same for many items. What is asked about one value is worked out once: many items share it. */
export function wishShares(items: readonly Item[], wishes: readonly Constraint[]): Float64Array {
  const sums = new Float64Array(items.length);
  const total = wishes.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return sums.fill(1);
  for (const wish of wishes) {
    const known = new Map<unknown, number>();
    for (const [index, item] of items.entries()) {
      const held = wish.op === "any" ? item : item[wish.slot];
      const share = known.get(held) ?? feltShare(item, wish);
      known.set(held, share);
      sums[index] = (sums[index] ?? 0) + wish.weight * share;
    }
  }
  return sums.map((sum) => sum / total);
}
