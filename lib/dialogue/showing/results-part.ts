import { type CatalogProduct, matches } from "@/lib/catalog/catalog-reader";
import { cardSlots, likeness, slotDefinitions } from "@/lib/constraints";
import { answering, estimateOf, isElectric, running, tellsOf } from "@/lib/constraints/trade-words";
import { figureOf, filled } from "@/lib/dialogue/answering/tell-slot";
import { wishShares } from "@/lib/dialogue/deciding/felt-distance";
import { fitPoints, metOrNot, mostWeighed } from "@/lib/dialogue/ranking/fit-order";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { capitalised } from "@/lib/dialogue/wording/count-words";
import type { ResultProduct, ResultsPart } from "@/lib/dialogue/wording/parts";
import { usualAxes } from "./frontier";
import { describeGroup, groupProducts, type ProductGroup } from "./group-products";
import { listRows, type RowsQuestion, rowsNamed, type ShareMeasure } from "./list-rows";
import { plotPoints } from "./plot-points";
import { productCard, productMarks } from "./products-beside";

/** Lists this short have space for near misses. */
const shortList = 2;

/** 1 meets all wishes. */
const leastShare = 0.85;

/** Unlisted models that narrowly miss wishes but no lock, nearest first, then cheapest. */
export function nearMisses(
  around: readonly CatalogProduct[],
  wishes: readonly EffectiveWish[],
  listed: readonly Pick<CatalogProduct, "make" | "model">[],
  count: number,
): ProductGroup[] {
  if (count <= 0) return [];
  const names = new Set(listed.map(({ make, model }) => `${make} ${model}`));
  const asked = wishes.map(({ constraint }) => constraint);
  const locked = asked.filter((wish) => wish.locked);
  const tests = wishes.flatMap(({ test }) => test ?? []);
  const mayBeNear = around.filter(
    (item) =>
      locked.every((wish) => matches(item, wish)) &&
      !tests.every((test) => matches(item, test)) &&
      !names.has(`${item.make} ${item.model}`),
  );
  const shares = wishShares(mayBeNear, asked);
  const near = mayBeNear
    .flatMap((item, index) => ((shares[index] ?? 0) >= leastShare ? { ...item, score: shares[index] ?? 0 } : []))
    .sort((a, b) => b.score - a.score || priceOf(a) - priceOf(b) || a.position - b.position);
  return groupProducts(near).slice(0, count);
}

function priceOf(item: CatalogProduct): number {
  return item[likeness.price] ?? Number.POSITIVE_INFINITY;
}

export const groupsShown = 12;

export interface ResultsQuestion extends RowsQuestion {
  summary: string;
  groups?: number;
}

export async function resultsPart(question: ResultsQuestion): Promise<ResultsPart> {
  const { wishes, total } = question;
  const [{ ranked, products, measured }, around] = await Promise.all([
    listedProducts(question, question.groups ?? groupsShown),
    productsAround(question),
  ]);
  const room = question.settings.shop && total > 0 && products.length <= shortList ? rowsNamed - products.length : 0;
  const { share, score } = measured;
  const near = nearMisses(around, wishes, ranked, room).map((each) => resultProduct(each, question, { share, score }));
  return {
    total,
    summary: question.summary,
    cars: products,
    near: near.length > 0 ? near : undefined,
    points: plotPoints(around, wishes),
  };
}

type Read = Pick<ResultsQuestion, "catalog" | "wishes" | "shown">;

/** Products around the search for the plot and near misses. */
const pointsRead = 600;

/** Those that meet most of the wishes first. Without wishes on the axes, these begin the list that `fitOrder` reads. */
export async function productsAround({ catalog, wishes, shown }: Read): Promise<CatalogProduct[]> {
  const where = shown.filter(({ slot }) => slot !== usualAxes.x && slot !== usualAxes.y);
  const ranked = await catalog.rank({
    ...{ where, score: wishes.map(({ constraint }) => metOrNot(constraint)), ranges: {} },
    ...{ limit: where.length === shown.length ? mostWeighed : pointsRead, ties: "popularity" as const },
  });
  return ranked.slice(0, pointsRead);
}

export async function listedProducts(question: RowsQuestion, wanted: number) {
  const { ranked, rows, measured } = await listRows(question, wanted);
  const leads = question.settings.shop ? rowLeads(rows.slice(0, rowsNamed).map(({ best }) => best)) : [];
  const order = question.leanings?.find(({ superlative }) => superlative)?.tests[0];
  const label = order && tellsOf(order.slot)[order.op === "<=" ? "least" : "most"];
  const [first] = rows;
  const figure = order && first && figureOf(order.slot, first.best);
  if (label && figure && leads.length > 0) leads[0] = `${capitalised(label)}: ${figure}`;
  const products = rows.map((each, at) => ({
    ...resultProduct(each, question, measured),
    lead: leads[at] ?? undefined,
  }));
  return { ranked, products, measured };
}

function resultProduct(group: ProductGroup, { wishes, yours }: RowsQuestion, measured: ShareMeasure): ResultProduct {
  const { best } = group;
  const { version: _, ...shown } = productCard(best);
  return {
    ...shown,
    trim: best.trim,
    year: best.year,
    msrp: best[likeness.price],
    priceToday: estimateOf(best) ?? undefined,
    ...numbersOf(best),
    electric: running && isElectric(best),
    also: describeGroup(group),
    yours: yours?.(best) ?? undefined,
    score: measured.score(best),
    marks: productMarks(best, wishes, measured.share),
    fit: measured.fit && fitPoints(measured.fit(best)),
  };
}

function numbersOf(item: CatalogProduct) {
  return Object.fromEntries(cardSlots.map((slot) => [slot, item[slot]])) as Pick<
    CatalogProduct,
    (typeof cardSlots)[number]
  >;
}

/** "Most room: 37.5 ft³", or `null`. One per product, each measure once. */
function rowLeads(items: readonly CatalogProduct[]): (string | null)[] {
  const leads = items.map((): string | null => null);
  for (const { slot, from, says } of answering.leads) {
    const sign = slotDefinitions[slot].direction === "less" ? -1 : 1;
    const ranked = items
      .flatMap((item, index) => (item[slot] === null ? [] : [{ item, index, by: sign * item[slot] }]))
      .sort((a, b) => b.by - a.by);
    const [first, second] = ranked;
    if (!first || !second || ranked.length < items.length) continue;
    if (first.by - second.by >= from) leads[first.index] ??= filled(says, () => figureOf(slot, first.item));
  }
  return leads;
}
