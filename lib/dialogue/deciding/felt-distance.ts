import { type Product as Item, matches } from "@/lib/catalog/catalog-reader";
import { alternativesOf, type Constraint, isNumericSlot, kinOf, type Predicate, valuesOf } from "@/lib/constraints";

/** Larger moves must ask first. */
const unasked = { share: 0.15, years: 3 };

/** The cost of dropping a wish in felt steps: to a similar kind, or another one. */
export const steps = { kin: 3, other: 6 };

/** Up to 1 needs no question. */
export function feltDistance({ slot, value }: Pick<Predicate, "slot" | "value">, to: number): number {
  const asked = Number(value);
  const step = slot === "year" ? unasked.years : Math.abs(asked) * unasked.share;
  return Math.abs(to - asked) / Math.max(step, 1e-9);
}

export function feltMiss(item: Item, wish: Predicate): number {
  if (matches(item, wish)) return 0;
  if (wish.op === "any") return Math.min(...alternativesOf(wish).map((each) => feltMiss(item, each)));
  const held = item[wish.slot];
  if (isNumericSlot(wish.slot)) return typeof held === "number" ? feltDistance(wish, held) : steps.other;
  const isNear = typeof held === "string" && kinOf(wish.slot, valuesOf(wish.value).map(String)).includes(held);
  return isNear && wish.op !== "!=" && wish.op !== "not in" ? steps.kin : steps.other;
}

/** From 1 (met) to 0 (missed by as much as matters). */
export function feltShare(item: Item, wish: Predicate): number {
  return Math.max(0, 1 - feltMiss(item, wish) / steps.other);
}

export function wishShare(item: Item, wishes: readonly Constraint[]): number {
  return wishShares([item], wishes)[0] ?? 1;
}

/** `wishShare` for many items. Computes each distinct value once. */
export function wishShares(items: readonly Item[], wishes: readonly Constraint[]): Float64Array {
  const sums = new Float64Array(items.length);
  const total = wishes.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return sums.fill(1);
  for (const wish of wishes) {
    const known = new Map<unknown, number>();
    for (let index = 0; index < items.length; index++) {
      const item = items[index] as Item;
      const held = wish.op === "any" ? item : item[wish.slot];
      const share = known.get(held) ?? feltShare(item, wish);
      known.set(held, share);
      sums[index] = (sums[index] ?? 0) + wish.weight * share;
    }
  }
  for (let index = 0; index < sums.length; index++) sums[index] = (sums[index] ?? 0) / total;
  return sums;
}
