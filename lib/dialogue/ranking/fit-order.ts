import type { CatalogCar } from "@/lib/catalog/car";
import type { RankedCar, ScoredPredicate } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { lowerBound } from "@/lib/catalog/lower-bound";
import { normalisedScore, satisfaction } from "@/lib/catalog/satisfaction";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { isBound } from "@/lib/constraints/operator";
import { isNumericSlot, type NumericSlotName } from "@/lib/constraints/slot-name";
import { likeness } from "@/lib/constraints/slots";
import { wishShares } from "@/lib/dialogue/deciding/felt-distance";
import { ages, clipped, type FitTerm, fitTerms, fitWeights, inBand, priceBands, type ShareBand } from "./fit-weights";

export interface FitQuestion {
  catalog: CatalogSlice;
  where: readonly Predicate[];
  wishes: readonly Constraint[];
  words: readonly ScoredPredicate[];
  ranges: NumericRanges;
}

/** Terms from 0 to 1. */
export type Fit = Partial<Record<FitTerm, number>>;

export interface FitOrder {
  cars: readonly RankedCar[];
  fitOf: (car: CatalogCar) => Fit;
}

/** Beyond this many, weighs only the best by wishes and sales. */
export const mostWeighed = 1500;

const known = new WeakMap<CatalogSlice, Map<string, Promise<FitOrder>>>();

export function fitOrder({ catalog, ...asked }: FitQuestion): Promise<FitOrder> {
  const key = JSON.stringify(asked);
  const orders = known.get(catalog) ?? new Map<string, Promise<FitOrder>>();
  known.set(catalog, orders);
  const order = orders.get(key) ?? inOrder({ catalog, ...asked });
  orders.set(key, order);
  return order;
}

async function inOrder({ catalog, where, wishes, words, ranges }: FitQuestion): Promise<FitOrder> {
  const items = await catalog.rank({
    ...{ where, score: [...wishes.map(metOrNot), ...words], ranges },
    ...{ limit: mostWeighed, ties: "popularity" as const },
  });
  const newest = items.reduce((latest, { year }) => Math.max(latest, year), Number.NEGATIVE_INFINITY);
  const best = items.reduce((most, { popularity }) => Math.max(most, popularity ?? 0), 1);
  const [said, price] = [normalisedScore(words), priceUse(items, wishes, words)];
  const saidShare = (item: RankedCar) =>
    said.reduce((sum, word) => sum + word.weight * looseShare(item, word, ranges), 0);
  const columns: Partial<Record<FitTerm, Float64Array>> = {
    ...(wishes.length > 0 ? { wishes: wishShares(items, wishes) } : {}),
    ...(said.length > 0 ? { words: column(items, saidShare) } : {}),
    ...(price ? { price: column(items, price) } : {}),
    newness: column(items, ({ year }) => clipped((newest - year - ages.old) / (ages.current - ages.old))),
    popularity: column(items, ({ popularity }) => Math.log1p(popularity ?? 0) / Math.log1p(best)),
    value: valueBesideLike(items),
  };
  const terms = fitTerms.map((term) => ({ shares: columns[term] ?? [], weight: fitWeights[term] }));
  const total = terms.reduce((sum, { shares, weight }) => (shares.length > 0 ? sum + weight : sum), 0);
  const sums = new Float64Array(items.length);
  for (const { shares, weight } of terms)
    for (let index = 0; index < shares.length; index++)
      sums[index] = (sums[index] ?? 0) + weight * (shares[index] ?? 0);
  const scores = sums.map((sum) => sum / total);
  const order = Uint32Array.from(items.keys()).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return {
    cars: Array.from(order, (index) => items[index] as RankedCar),
    fitOf: (car) => {
      const index = items.findIndex(({ position }) => position === car.position);
      return Object.fromEntries(Object.entries(columns).map(([term, shares]) => [term, shares[index] ?? 0]));
    },
  };
}

function column(items: readonly RankedCar[], shareOf: (item: RankedCar) => number): Float64Array {
  return Float64Array.from(items, shareOf);
}

export function fitPoints(fit: Fit): { term: FitTerm; points: number; of: number }[] {
  const terms = fitTerms.filter((term) => fit[term] !== undefined);
  const total = terms.reduce((sum, term) => sum + fitWeights[term], 0);
  return terms.map((term) => {
    const of = (100 * fitWeights[term]) / total;
    return { term, points: (fit[term] ?? 0) * of, of };
  });
}

function looseShare(item: RankedCar, word: ScoredPredicate, ranges: NumericRanges): number {
  const range = isNumericSlot(word.slot) ? ranges[word.slot] : undefined;
  const held = item[word.slot];
  const isPlain = !isBound(word.op) || !range || word.slot === "year" || typeof held !== "number" || held <= 0;
  if (isPlain) return satisfaction(item, word, ranges);
  return clipped(word.op === "<=" ? (range.min / held) ** 2 : held / Math.max(range.max, 1));
}

/** All values within a bound count alike. */
export function metOrNot(wish: Constraint): ScoredPredicate {
  const { slot, op, value, weight } = wish;
  const bound = Number(value);
  const width = Math.abs(bound) + 1;
  if (op === ">=") return { slot, op, value, weight, range: { min: bound - width, max: bound } };
  if (op === "<=") return { slot, op, value, weight, range: { min: bound, max: bound + width } };
  return { slot, op, value, weight };
}

const priceSlot = likeness.price;

/** How well a price suits words about money. `null` if loose words ("cheap") cover it. */
function priceUse(items: readonly CatalogCar[], wishes: readonly Predicate[], words: readonly Predicate[]) {
  if (words.some(({ slot }) => slot === priceSlot)) return null;
  const said = wishes.filter(({ slot }) => slot === priceSlot);
  const [only] = said;
  if (said.length > 1 || (only && only.op !== "<=" && only.op !== ">=")) return null;
  const band: ShareBand = !only ? priceBands.middle : only.op === "<=" ? priceBands.budget : priceBands.floor;
  const from = only ? Number(only.value) : middleOf(Float64Array.from(items.flatMap((item) => item[priceSlot] ?? [])));
  return ({ [priceSlot]: price }: CatalogCar) => (price === null || from <= 0 ? 0 : inBand(price / from, band));
}

function middleOf(prices: Float64Array): number {
  return prices.sort()[Math.floor(prices.length / 2)] ?? 0;
}

const kindsKnown = new WeakMap<CatalogCar, string>();

function kindOf(item: CatalogCar): string {
  const kind = kindsKnown.get(item) ?? likeness.like.map((slot) => item[slot]).join(" ");
  kindsKnown.set(item, kind);
  return kind;
}

/** Value for money among similar cars, 0 to 1. */
function valueBesideLike(items: readonly CatalogCar[]): Float64Array {
  const kinds = new Map<string, number[]>();
  for (const [index, item] of items.entries()) {
    const kind = kindOf(item);
    const like = kinds.get(kind);
    if (like) like.push(index);
    else kinds.set(kind, [index]);
  }
  const values = new Float64Array(items.length).fill(0.5);
  for (const like of kinds.values()) {
    const prices = placesIn(items, like, likeness.price);
    const valued = likeness.valued.map((slot) => placesIn(items, like, slot));
    for (let at = 0; at < like.length; at++) {
      const index = like[at] ?? 0;
      if (items[index]?.[likeness.price] === null) continue;
      let has = 0;
      for (const places of valued) has += places[at] ?? 0;
      values[index] = 0.5 + (has / valued.length - (prices[at] ?? 0)) / 2;
    }
  }
  return values;
}

/** Rank among similar cars: 0 lowest, 1 highest, the middle if unknown. */
function placesIn(items: readonly CatalogCar[], like: readonly number[], slot: NumericSlotName): Float64Array {
  const held = new Float64Array(like.length);
  let known = 0;
  for (let at = 0; at < like.length; at++) {
    const value = items[like[at] ?? 0]?.[slot] ?? Number.NaN;
    held[at] = value;
    if (!Number.isNaN(value)) known += 1;
  }
  // Missing values sort last.
  const sorted = held.slice().sort().subarray(0, known);
  const most = known - 1;
  for (let at = 0; at < held.length; at++) {
    const value = held[at] ?? Number.NaN;
    held[at] = most < 1 ? 0.5 : (Number.isNaN(value) ? most / 2 : lowerBound(sorted, value)) / most;
  }
  return held;
}
