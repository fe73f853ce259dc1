import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { likeness } from "@/lib/constraints";
import { type Rates, yearlyCost } from "@/lib/constraints/trade-words";

/** Years the curve covers. */
export const curveYears = 10;
/** Sooner, both lines start at one point. */
const leastEven = 2;
/** Dollars a year. Closer lines look like one. */
const leastApart = 50;

export type RunningCurve = NonNullable<ReturnType<typeof runningCurve>>;

/** Prefers the first rival whose price and running cost trade against each other within ten years. */
export function runningCurve(own: CatalogProduct, rivals: readonly CatalogProduct[], rates: Rates) {
  const ownCost = costOf(own, rates);
  if (!ownCost) return null;
  const pairs = rivals.flatMap((each) => {
    const cost = costOf(each, rates);
    if (!cost || Math.abs(cost.yearly - ownCost.yearly) < leastApart) return [];
    const even = (cost.price - ownCost.price) / (ownCost.yearly - cost.yearly);
    return [{ name: each.model, cost, even: even >= leastEven && even <= curveYears ? even : null }];
  });
  const chosen = pairs.find(({ even }) => even !== null) ?? pairs[0];
  const least = Math.min(ownCost.price, chosen?.cost.price ?? ownCost.price);
  /** Starts in dollars over the cheaper of the two to buy. */
  const line = (name: string, { price, yearly }: Cost) => ({ name, start: price - least, yearly });
  return {
    own: line(own.model, ownCost),
    rival: chosen ? line(chosen.name, chosen.cost) : null,
    /** Years until both have cost the same. */
    even: chosen?.even ?? null,
  };
}

type Cost = { price: number; yearly: number };

function costOf(item: CatalogProduct, rates: Rates): Cost | null {
  const [price, yearly] = [item[likeness.price], yearlyCost(item, rates)];
  return price === null || yearly === null ? null : { price, yearly: Math.round(yearly / 10) * 10 };
}
