import type { RankedCar, ScoredPredicate } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { normalisedScore, satisfaction } from "@/lib/catalog/satisfaction";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { isBound } from "@/lib/constraints/operator";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { wishShare } from "@/lib/dialogue/deciding/felt-distance";
import { ages, clipped, type FitTerm, fitTerms, fitWeights } from "./fit-weights";
import { priceUse } from "./price-use";
import { valueBesideLike } from "./value-beside-like";

export interface FitQuestion {
  catalog: CatalogSlice;
  /** Tests that everything listed passes. */
  where: readonly Predicate[];
  wishes: readonly Constraint[];
  /** Loose words that are not settled. */
  words: readonly ScoredPredicate[];
  /** What numbers of loose words are measured over. */
  ranges: NumericRanges;
}

/** What speaks for a row: each term from 0 to 1. */
export type Fit = Partial<Record<FitTerm, number>>;
/** The score is the sum of its terms by weight. */
export type Fitted = RankedCar & { fit: Fit };

/** So many are weighed; of more, those that meet most and sell best. */
const mostWeighed = 4000;

const known = new WeakMap<CatalogSlice, Map<string, Promise<Fitted[]>>>();

/** A search in the order the shop shows it: the best fit first, then as it sells. Worked out once a turn. */
export function fitOrder({ catalog, ...asked }: FitQuestion): Promise<Fitted[]> {
  const key = JSON.stringify(asked);
  const orders = known.get(catalog) ?? new Map<string, Promise<Fitted[]>>();
  known.set(catalog, orders);
  const order = orders.get(key) ?? inOrder({ catalog, ...asked });
  orders.set(key, order);
  return order;
}

async function inOrder({ catalog, where, wishes, words, ranges }: FitQuestion): Promise<Fitted[]> {
  const items = await catalog.rank({
    ...{ where, score: [...wishes.map(metOrNot), ...words], ranges },
    ...{ limit: mostWeighed, ties: "popularity" as const },
  });
  const newest = Math.max(...items.map(({ year }) => year));
  const best = Math.max(1, ...items.map(({ popularity }) => popularity ?? 0));
  const [said, price, value] = [normalisedScore(words), priceUse(items, wishes, words), valueBesideLike(items)];
  const fitOf = (item: RankedCar): Fit => ({
    ...(wishes.length > 0 ? { wishes: wishShare(item, wishes) } : {}),
    ...(said.length > 0
      ? { words: said.reduce((sum, word) => sum + word.weight * looseShare(item, word, ranges), 0) }
      : {}),
    ...(price ? { price: price(item) } : {}),
    newness: clipped((newest - item.year - ages.old) / (ages.current - ages.old)),
    popularity: Math.log1p(item.popularity ?? 0) / Math.log1p(best),
    value: value(item),
  });
  // All have the same terms.
  const terms = fitTerms.filter((term) => items[0] && fitOf(items[0])[term] !== undefined);
  const total = terms.reduce((sum, term) => sum + fitWeights[term], 0);
  return items
    .map((item) => {
      const fit = fitOf(item);
      const score = terms.reduce((sum, term) => sum + fitWeights[term] * (fit[term] ?? 0), 0) / total;
      return { ...item, fit, score };
    })
    .sort((a, b) => b.score - a.score);
}

export interface FitPoints {
  term: FitTerm;
  points: number;
  of: number;
}

/** The terms as points of 100. */
export function fitPoints(fit: Fit): FitPoints[] {
  const terms = fitTerms.filter((term) => fit[term] !== undefined);
  const total = terms.reduce((sum, term) => sum + fitWeights[term], 0);
  return terms.map((term) => {
    const of = (100 * fitWeights[term]) / total;
    return { term, points: (fit[term] ?? 0) * of, of };
  });
}

/** How far something goes the way of a loose word: its number beside the best, as people compare prices or power. */
function looseShare(item: RankedCar, word: ScoredPredicate, ranges: NumericRanges): number {
  const range = isNumericSlot(word.slot) ? ranges[word.slot] : undefined;
  const held = item[word.slot];
  const isPlain = !isBound(word.op) || !range || word.slot === "year" || typeof held !== "number" || held <= 0;
  if (isPlain) return satisfaction(item, word, ranges);
  return clipped(word.op === "<=" ? (range.min / held) ** 2 : held / Math.max(range.max, 1));
}

/** A bound is met on all of its side alike. */
function metOrNot(wish: Constraint): ScoredPredicate {
  const { slot, op, value, weight } = wish;
  const bound = Number(value);
  const width = Math.abs(bound) + 1;
  if (op === ">=") return { slot, op, value, weight, range: { min: bound - width, max: bound } };
  if (op === "<=") return { slot, op, value, weight, range: { min: bound, max: bound + width } };
  return { slot, op, value, weight };
}
