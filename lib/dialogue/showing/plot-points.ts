import type { CatalogCar } from "@/lib/catalog/car";
import { matchesAll } from "@/lib/catalog/matches";
import { likeness } from "@/lib/constraints/slots";
import { type EffectiveWish, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import type { ResultsPart } from "@/lib/dialogue/wording/parts";
import { frontierOf, type Priced } from "./frontier";

const mostPoints = 320;
/** How far the plot reaches beyond a budget on both sides, as a share of it. */
const reach = 0.3;
/** Without a budget the dearest cars are left out, so that a few don't squeeze all others. */
const shareDrawn = 0.95;

/**
 * What passes all wishes but the two bounds, around the budget: what the plot shows on both sides of the bounds.
 * Thinned evenly where there are many; those that pass everything, and those that nothing cheaper beats, all stay.
 */
export function plotPoints(items: readonly CatalogCar[], wishes: readonly EffectiveWish[]): ResultsPart["points"] {
  const inForce = testsWithout(wishes);
  const all = items.flatMap((item) => {
    const { [likeness.price]: price, highwayMpg: measure, fuelType } = item;
    if (price === null || measure === null || fuelType === "electric") return [];
    return [{ item, price, measure, inside: matchesAll(item, inForce) }];
  });
  const [low, high] = bandOf(all, wishes);
  const near = all.filter((point) => point.inside || (point.price >= low && point.price <= high));
  const inside = near.filter((point) => point.inside);
  const outside = near.filter((point) => !point.inside);
  const leads = new Set(frontierOf(near));
  const passing = evenly(inside, mostPoints / 2, leads);
  const drawn = [...evenly(outside, mostPoints - passing.length, leads), ...passing];
  return drawn.map(({ item: { position, make, model, year }, price: msrp, measure: mpg, inside }) => ({
    ...{ position, name: `${make} ${model} ${year}`, inside, msrp, mpg },
  }));
}

/** Lowest and highest price drawn of cars that don't pass everything. */
function bandOf(points: readonly Priced[], wishes: readonly EffectiveWish[]): [number, number] {
  const bounds = wishes
    .filter(({ constraint }) => constraint.slot === likeness.price && constraint.op === "<=")
    .flatMap(({ constraint, test }) => [constraint.value, test?.op === "<=" ? test.value : null])
    .filter((value) => typeof value === "number");
  if (bounds.length > 0) return [Math.min(...bounds) * (1 - reach), Math.max(...bounds) * (1 + reach)];
  const prices = Float64Array.from(points, ({ price }) => price).sort();
  return [0, prices[Math.floor(prices.length * shareDrawn)] ?? Number.POSITIVE_INFINITY];
}

/** Every so many, so that about `most` are left, and all of some. */
function evenly<Point extends Priced>(points: readonly Point[], most: number, kept: ReadonlySet<Point>): Point[] {
  const every = Math.max(1, Math.ceil(points.length / Math.max(1, most)));
  return points.filter((point, index) => index % every === 0 || kept.has(point));
}
