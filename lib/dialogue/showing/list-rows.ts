import type { CatalogCar } from "@/lib/catalog/car";
import type { RankedCar, RankQuery, ScoredPredicate } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { normalisedScore, satisfaction, scoreOf } from "@/lib/catalog/satisfaction";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { numericSlotNames } from "@/lib/constraints/slot-name";
import { likeness, slotDefinitions } from "@/lib/constraints/slots";
import { feltShare, wishShare } from "@/lib/dialogue/deciding/felt-distance";
import type { Leaning } from "@/lib/dialogue/deciding/leanings";
import { type Fit, fitOrder } from "@/lib/dialogue/ranking/fit-order";
import { varied } from "@/lib/dialogue/ranking/varied";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import { rankedBefore } from "@/lib/trade-offs/ranking";
import { type CarGroup, groupCars, ledByNewest } from "./group-cars";
import type { ResultOrder } from "./result-order";

/** So many are read to form the rows, in turn: a popular model alone may have hundreds of versions. */
const mostRead = [400, 2500, 10_000];

/** Rows that a reply of the shop speaks of. */
export const rowsNamed = 3;

export interface RowsQuestion {
  catalog: CatalogSlice;
  /** What fits best. */
  settings: Pick<DialogueSettings, "method" | "ranking" | "shop">;
  wishes: readonly EffectiveWish[];
  /** Tests that all that is listed passes. */
  shown: readonly Predicate[];
  /** Cars that pass every test in force. */
  total: number;
  order?: ResultOrder;
  /** Loose words that are not settled: they take part in the order as wishes do. */
  leanings?: readonly Leaning[];
}

export type Listed = RankedCar & { fit?: Fit };

/** How far a wish is met, and all of them. */
export interface ShareMeasure {
  share: (item: CatalogCar, wish: Constraint) => number;
  score: (item: CatalogCar) => number;
}

export interface ListedRows {
  ranked: readonly Listed[];
  rows: CarGroup<Listed>[];
  measured: ShareMeasure;
}

/** Another order is a ranking by one thing alone. */
function scoreOfOrder(order: Exclude<ResultOrder, "fit">): ScoredPredicate {
  const slot = likeness.orders[order];
  return { slot, op: slotDefinitions[slot].direction === "less" ? "<=" : ">=", value: 0, weight: 1 };
}

/**
 * The list, a row a model. The shop orders it by what suits a shopper; elsewhere it is ranked over all wishes,
 * those that gave way included, by weighted satisfaction unless set otherwise, with numbers measured over the 5th to
 * 95th percentile of the slice. Without wishes: by popularity.
 */
export async function listRows(question: RowsQuestion, wanted: number): Promise<ListedRows> {
  const { catalog, settings, wishes, total, shown: where, leanings = [] } = question;
  const order = orderOf(question);
  const locked = wishes.flatMap((wish) => (wish.constraint.locked && wish.test ? [wish.test] : []));
  const ranges = await catalog.ranges(locked, numericSlotNames, { cutShare: 0.05 });
  // Locked wishes hold for all that is listed, unless they contradict each other.
  const weighed = wishes.flatMap(({ constraint }) => (!constraint.locked || total === 0 ? [constraint] : []));
  const words = leanings.flatMap(({ tests }) => tests);
  const byFit = { share: feltShare, score: (item: CatalogCar) => wishShare(item, weighed) };
  if (settings.shop && !order) {
    const { cars: ranked, fitOf } = await fitOrder({ catalog, where, wishes: weighed, words, ranges });
    const rows = varied(groupCars(ranked), wanted);
    const fitted = rows.map(({ best, others }) => ({ best: { ...best, fit: fitOf(best) }, others }));
    return { ranked, rows: fitted, measured: byFit };
  }
  const scored = [...weighed, ...words];
  const ranking = order
    ? { score: [order], ranges: await catalog.ranges(where, numericSlotNames) }
    : {
        ...{ score: scored, ranges },
        before: await rankedBefore({
          ...settings,
          slice: catalog,
          locked,
          soft: wishes.map((each) => each.constraint),
        }),
      };
  const ranked = await rankGroups(catalog, { where, ...ranking }, wanted);
  const groups = groupCars(ranked).slice(0, wanted);
  const normal = normalisedScore(scored);
  const byRange: ShareMeasure = {
    share: (item, wish) => satisfaction(item, wish, ranges),
    score: (item) => scoreOf(item, normal, ranges),
  };
  return { ranked, rows: order ? groups : groups.map(ledByNewest), measured: settings.shop ? byFit : byRange };
}

/** The one thing the list is ordered by, when it is not how well they fit. */
function orderOf({ order = "fit", leanings = [] }: RowsQuestion): ScoredPredicate | undefined {
  if (order !== "fit") return scoreOfOrder(order);
  const test = leanings.find(({ superlative }) => superlative)?.tests[0];
  return test && { ...test, weight: 1 };
}

/** The best, as many as it takes for the wanted number of models. */
async function rankGroups(
  catalog: CatalogSlice,
  query: Pick<RankQuery, "where" | "score" | "ranges" | "before">,
  wanted: number,
): Promise<RankedCar[]> {
  let ranked: RankedCar[] = [];
  for (const limit of mostRead) {
    ranked = await catalog.rank({ ...query, limit, ties: "popularity" });
    if (ranked.length < limit || groupCars(ranked).length >= wanted) break;
  }
  return ranked;
}
