import type { NumericRanges, RankQuery, ScoredPredicate } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import {
  alternativesOf,
  type Constraint,
  isBound,
  isNumericSlot,
  levels,
  likeness,
  type Predicate,
} from "@/lib/constraints";
import type { Method } from "@/lib/relaxation/methods/choice";
import { type MethodName, methodNamed } from "@/lib/relaxation/methods/method-lists";

/**
 * Picks the first product. `weighted`: by weighted satisfaction. `source`: by each method's paper (greedy the closest,
 * formal the cheapest). `lexicographic`: heavier levels first (Kurmaz, arXiv 2601.02643, introduction).
 */
export const rankings = ["weighted", "source", "lexicographic"] as const;
export type Ranking = (typeof rankings)[number];

export interface RankingQuestion {
  slice: CatalogSlice;
  locked: readonly Predicate[];
  soft: readonly Constraint[];
  ranking?: Ranking | undefined;
  method: MethodName | Pick<Method, "order">;
}

/** Ties fall to weighted satisfaction, price and catalog order. */
export async function rankedBefore(question: RankingQuestion): Promise<NonNullable<RankQuery["before"]>> {
  const { slice, locked, soft, ranking, method } = question;
  if (ranking === "lexicographic")
    return levels.map((level) => soft.filter((each) => each.level === level)).filter((each) => each.length > 0);
  if (ranking !== "source") return [];
  const { order } = typeof method === "string" ? methodNamed(method) : method;
  if (order === "cheapest") return cheapestFirst(await slice.ranges(locked, [price, year, mileage]));
  return order === "closest" ? [closeness(soft, await scoreRanges(slice, locked, soft))] : [];
}

const { price, year, mileage } = likeness.orders;

function cheapestFirst(ranges: NumericRanges): ScoredPredicate[][] {
  // Wider, so that the dearest still precedes one without a price.
  const prices = ranges[price];
  const wider = prices && { min: prices.min, max: prices.max + Math.max(1, (prices.max - prices.min) / 1000) };
  return [price, year, mileage].map((slot) => {
    const range = slot === price ? wider : ranges[slot];
    return [{ slot, op: slot === price ? "<=" : ">=", value: 0, weight: 1, ...(range ? { range } : {}) }];
  });
}

/** 1 where met. A missed bound loses its distance as a share of the range, any other miss all. */
function closeness(soft: readonly Constraint[], ranges: NumericRanges): ScoredPredicate[] {
  return soft.map(({ slot, op, value }): ScoredPredicate => {
    const range = isNumericSlot(slot) ? ranges[slot] : undefined;
    const bound = Number(value);
    if (!isBound(op) || !range) return { slot, op, value, weight: 1 };
    const width = Math.max(range.max - range.min, 1e-6);
    const reach = op === ">=" ? { min: bound - width, max: bound } : { min: bound, max: bound + width };
    return { slot, op, value, weight: 1, range: reach };
  });
}

export async function scoreRanges(
  slice: CatalogSlice,
  locked: readonly Predicate[],
  soft: readonly Predicate[],
  cutShare?: number,
): Promise<NumericRanges> {
  const tests = soft.flatMap(alternativesOf);
  const slots = tests.flatMap(({ slot, op }) => (isBound(op) && isNumericSlot(slot) ? [slot] : []));
  return slots.length > 0 ? slice.ranges(locked, [...new Set(slots)], cutShare ? { cutShare } : undefined) : {};
}
