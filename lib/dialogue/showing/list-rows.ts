import type { CatalogProduct, RankQuery, ScoredPredicate } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { normalisedScore, satisfaction, scoreOf } from "@/lib/catalog/satisfaction";
import { type Constraint, likeness, numericSlotNames, type Predicate, slotDefinitions } from "@/lib/constraints";
import { feltShare, wishShare } from "@/lib/dialogue/deciding/felt-distance";
import type { Leaning } from "@/lib/dialogue/deciding/leanings";
import { type Fit, fitOrder, mostWeighed } from "@/lib/dialogue/ranking/fit-order";
import { varied } from "@/lib/dialogue/ranking/varied";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { Reference } from "@/lib/reading/questions/question";
import { rankedBefore } from "@/lib/trade-offs/ranking";
import { groupProducts, ledByNewest } from "./group-products";
import type { ResultOrder } from "./result-order";

/** Products to read, in steps: one popular model can have hundreds of versions. */
const mostRead = [400, 2500, 10_000];

export const rowsNamed = 3;

export interface RowsQuestion {
  catalog: CatalogSlice;
  settings: Pick<DialogueSettings, "method" | "ranking" | "shop">;
  wishes: readonly EffectiveWish[];
  shown: readonly Predicate[];
  total: number;
  order?: ResultOrder;
  leanings?: readonly Leaning[];
  /** Leads the list while it fits. */
  chosen?: Reference | undefined;
  /** What a product comes to under sheets that pay. */
  yours?: ((item: CatalogProduct) => string | null) | undefined;
}

export interface ShareMeasure {
  share: (item: CatalogProduct, wish: Constraint) => number;
  score: (item: CatalogProduct) => number;
  fit?: (item: CatalogProduct) => Fit;
}

/** One row per model: by fit in the shop, else by weighted satisfaction, or by popularity without wishes. */
export async function listRows(question: RowsQuestion, wanted: number) {
  const { catalog, settings, wishes, total, shown: where, leanings = [] } = question;
  const order = orderOf(question);
  const locked = wishes.flatMap((wish) => (wish.constraint.locked && wish.test ? [wish.test] : []));
  const ranges = await catalog.ranges(locked, numericSlotNames, { cutShare: 0.05 });
  // All listed products meet locked wishes, unless those conflict.
  const weighed = wishes.flatMap(({ constraint }) => (!constraint.locked || total === 0 ? [constraint] : []));
  const words = leanings.flatMap(({ tests }) => tests);
  const byFit = { share: feltShare, score: (item: CatalogProduct) => wishShare(item, weighed) };
  if (settings.shop && !order) {
    const { products, fitOf } = await fitOrder({ catalog, where, wishes: weighed, words, ranges });
    const ranked = await ledByChosen(products, question);
    return { ranked, rows: varied(groupProducts(ranked), wanted), measured: { ...byFit, fit: fitOf } };
  }
  const scored = [...weighed, ...words];
  const soft = wishes.map(({ constraint }) => constraint);
  const ranking = order
    ? { score: [order], ranges: await catalog.ranges(where, numericSlotNames) }
    : { score: scored, ranges, before: await rankedBefore({ ...settings, slice: catalog, locked, soft }) };
  const ranked = await rankGroups(catalog, { where, ...ranking }, wanted);
  const groups = groupProducts(ranked).slice(0, wanted);
  const normal = normalisedScore(scored);
  const byRange: ShareMeasure = {
    share: (item, wish) => satisfaction(item, wish, ranges),
    score: (item) => scoreOf(item, normal, ranges),
  };
  return {
    ranked,
    rows: order ? groups : groups.map((group) => ledByNewest(group, byRange.score)),
    measured: settings.shop ? byFit : byRange,
  };
}

async function ledByChosen(ranked: readonly CatalogProduct[], { catalog, shown, chosen }: RowsQuestion) {
  if (!chosen) return ranked;
  const isChosen = ({ position }: CatalogProduct) => position === chosen.position;
  const own: Predicate = { slot: "model", op: "in", value: chosen.models };
  const lead = ranked.find(isChosen) ?? (await catalog.products([...shown, own], mostWeighed)).find(isChosen);
  return lead ? [lead, ...ranked.filter((each) => !isChosen(each))] : ranked;
}

/** Undefined for fit order. */
function orderOf({ order = "fit", leanings = [] }: RowsQuestion): ScoredPredicate | undefined {
  if (order !== "fit") {
    const slot = likeness.orders[order];
    return { slot, op: slotDefinitions[slot].direction === "less" ? "<=" : ">=", value: 0, weight: 1 };
  }
  const test = leanings.find(({ superlative }) => superlative)?.tests[0];
  return test && { ...test, weight: 1 };
}

async function rankGroups(catalog: CatalogSlice, query: Omit<RankQuery, "limit" | "ties">, wanted: number) {
  let ranked: CatalogProduct[] = [];
  for (const limit of mostRead) {
    ranked = await catalog.rank({ ...query, limit, ties: "popularity" });
    if (ranked.length < limit || groupProducts(ranked).length >= wanted) break;
  }
  return ranked;
}
