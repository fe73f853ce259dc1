import type { CatalogProduct, NumericRanges, ScoredPredicate } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { lowerBound } from "@/lib/catalog/lower-bound";
import { rememberedFor } from "@/lib/catalog/remembered";
import { normalisedScore, satisfaction } from "@/lib/catalog/satisfaction";
import { type Constraint, isBound, isNumericSlot, likeness, type Predicate } from "@/lib/constraints";
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
  products: readonly CatalogProduct[];
  fitOf: (product: CatalogProduct) => Fit;
}

/** Beyond this many, weighs only the best by wishes and sales. Fewer would leave only a few lines' versions. */
export const mostWeighed = 1500;

const ordersOf = rememberedFor((_catalog: CatalogSlice) => new Map<string, Promise<FitOrder>>());

export function fitOrder({ catalog, ...asked }: FitQuestion): Promise<FitOrder> {
  const key = JSON.stringify(asked);
  const orders = ordersOf(catalog);
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
  const mostPopular = Math.log1p(items.reduce((most, { popularity }) => Math.max(most, popularity ?? 0), 1));
  const [said, price] = [normalisedScore(words), priceUse(items, wishes, words)];
  const saidShare = (item: CatalogProduct) =>
    said.reduce((sum, word) => sum + word.weight * looseShare(item, word, ranges), 0);
  const columns: Partial<Record<FitTerm, Float64Array>> = {
    ...(wishes.length > 0 ? { wishes: wishShares(items, wishes) } : {}),
    ...(said.length > 0 ? { words: column(items, saidShare) } : {}),
    ...(price ? { price: column(items, price) } : {}),
    newness: column(items, ({ year }) => clipped((newest - year - ages.old) / (ages.current - ages.old))),
    popularity: column(items, ({ popularity }) => Math.log1p(popularity ?? 0) / mostPopular),
    value: valueBesideLike(items),
  };
  const terms = fitTerms.map((term) => ({ shares: columns[term] ?? [], weight: fitWeights[term] }));
  const total = terms.reduce((sum, { shares, weight }) => (shares.length > 0 ? sum + weight : sum), 0);
  const sums = new Float64Array(items.length);
  for (const { shares, weight } of terms)
    for (let at = 0; at < shares.length; at++) sums[at] = (sums[at] ?? 0) + weight * (shares[at] ?? 0);
  const scores = Array.from(items, (item, index) => ({ item, score: (sums[index] ?? 0) / total }));
  return {
    products: scores.sort((a, b) => b.score - a.score).map(({ item }) => item),
    fitOf: (product) => {
      const index = items.findIndex(({ position }) => position === product.position);
      return Object.fromEntries(Object.entries(columns).map(([term, shares]) => [term, shares[index] ?? 0]));
    },
  };
}

/** A typed array's own `from` takes several times as long. */
function column<Item>(items: readonly Item[], shareOf: (item: Item) => number): Float64Array {
  const shares = new Float64Array(items.length);
  for (let index = 0; index < items.length; index++) shares[index] = shareOf(items[index] as Item);
  return shares;
}

export function fitPoints(fit: Fit): { term: FitTerm; points: number; of: number }[] {
  const terms = fitTerms.filter((term) => fit[term] !== undefined);
  const total = terms.reduce((sum, term) => sum + fitWeights[term], 0);
  return terms.map((term) => {
    const of = (100 * fitWeights[term]) / total;
    return { term, points: (fit[term] ?? 0) * of, of };
  });
}

function looseShare(item: CatalogProduct, word: ScoredPredicate, ranges: NumericRanges): number {
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
function priceUse(items: readonly CatalogProduct[], wishes: readonly Predicate[], words: readonly Predicate[]) {
  if (words.some(({ slot }) => slot === priceSlot)) return null;
  const said = wishes.filter(({ slot }) => slot === priceSlot);
  const [only] = said;
  if (said.length > 1 || (only && only.op !== "<=" && only.op !== ">=")) return null;
  const band: ShareBand = !only ? priceBands.middle : only.op === "<=" ? priceBands.budget : priceBands.floor;
  const prices = Float64Array.from(items.flatMap((item) => item[priceSlot] ?? [])).sort();
  const from = only ? Number(only.value) : (prices[Math.floor(prices.length / 2)] ?? 0);
  return ({ [priceSlot]: price }: CatalogProduct) => (price === null || from <= 0 ? 0 : inBand(price / from, band));
}

const judged = [likeness.price, ...likeness.valued];

/** Catalogs share their products, so this reads each once, not each turn. */
const likened = rememberedFor((item: CatalogProduct) => ({
  kind: likeness.like.map((slot) => item[slot]).join(" "),
  /** By `judged`; unknown is not a number. */
  held: judged.map((slot) => item[slot] ?? Number.NaN),
}));

/** Value for money among similar products, 0 to 1. */
function valueBesideLike(items: readonly CatalogProduct[]): Float64Array {
  const kinds = new Map<string, number[]>();
  const held = items.map((item, index) => {
    const { kind, held } = likened(item);
    const like = kinds.get(kind);
    if (like) like.push(index);
    else kinds.set(kind, [index]);
    return held;
  });
  const values = new Float64Array(items.length).fill(0.5);
  const [prices, valued] = [new Float64Array(items.length), new Float64Array(items.length)];
  const sorted = new Float64Array(items.length);
  for (const like of kinds.values()) {
    if (like.length < 2) continue;
    addPlaces(prices, held, like, 0, sorted);
    for (let slot = 1; slot < judged.length; slot++) addPlaces(valued, held, like, slot, sorted);
    for (const index of like) {
      if (Number.isNaN(held[index]?.[0])) continue;
      values[index] = 0.5 + ((valued[index] ?? 0) / likeness.valued.length - (prices[index] ?? 0)) / 2;
    }
  }
  return values;
}

/** Adds the rank among similar products: 0 lowest, 1 highest, the middle if unknown. */
function addPlaces(
  places: Float64Array,
  all: readonly (readonly number[])[],
  like: readonly number[],
  slot: number,
  scratch: Float64Array,
): void {
  let known = 0;
  for (const index of like) {
    const value = all[index]?.[slot] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    scratch[known++] = value;
  }
  const sorted = scratch.subarray(0, known).sort();
  const most = known - 1;
  for (const index of like) {
    const value = all[index]?.[slot] ?? Number.NaN;
    const place = most < 1 ? 0.5 : (Number.isNaN(value) ? most / 2 : lowerBound(sorted, value)) / most;
    places[index] = (places[index] ?? 0) + place;
  }
}
