import type { CatalogCar } from "@/lib/catalog/car";
import type { RankedCar } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { matchesAll } from "@/lib/catalog/matches";
import { answering, estimateOf } from "@/lib/constraints/answering";
import type { Predicate } from "@/lib/constraints/constraint";
import { likeness, slotDefinitions } from "@/lib/constraints/slots";
import { figureOf, filled } from "@/lib/dialogue/answering/tell-slot";
import { fitPoints } from "@/lib/dialogue/ranking/fit-order";
import { type EffectiveWish, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import type { ResultCar, ResultsPart } from "@/lib/dialogue/wording/parts";
import { carCard } from "./car-card";
import { carMarks } from "./car-marks";
import { frontierOf, type Priced } from "./frontier";
import { type CarGroup, describeGroup } from "./group-cars";
import { type Listed, listRows, type RowsQuestion, rowsNamed, type ShareMeasure } from "./list-rows";
import { nearMisses, shortList } from "./near-misses";

export const groupsShown = 12;
const pointsRead = 4000;

export interface ResultsQuestion extends RowsQuestion {
  summary: string;
  /** Groups to return; the first page shows `groupsShown`. */
  groups?: number;
}

/** The best cars as things now stand. */
export async function resultsPart(question: ResultsQuestion): Promise<ResultsPart> {
  const { catalog, wishes, total, shown: where } = question;
  const [{ ranked, cars, measured }, around] = await Promise.all([
    listedCars(question, question.groups ?? groupsShown),
    catalog.cars(
      where.filter(({ slot }) => slot !== "msrp" && slot !== "highwayMpg"),
      pointsRead,
    ),
  ]);
  const room = question.settings.shop && total > 0 && cars.length <= shortList ? rowsNamed - cars.length : 0;
  const near = nearMisses(around, wishes, ranked, room).map((group) => resultCar(group, wishes, measured));
  return {
    total,
    summary: question.summary,
    cars,
    ...(near.length > 0 ? { near } : {}),
    priceRange: total ? await pricesOf(catalog, where, ranked.length === total ? ranked : null) : null,
    // Too many to read all: the first ones in catalog order would be a few makes only, the best ones speak for all.
    points: plotPoints(around.length < pointsRead ? around : ranked, wishes),
  };
}

/** The list, a row a model, with what each of the first rows does best. */
export async function listedCars(
  question: RowsQuestion,
  wanted: number,
): Promise<{ ranked: readonly Listed[]; cars: ResultCar[]; measured: ShareMeasure }> {
  const { ranked, rows, measured } = await listRows(question, wanted);
  const leads = question.settings.shop ? rowLeads(rows.slice(0, rowsNamed).map(({ best }) => best)) : [];
  const cars = rows.map((group, index) => {
    const lead = leads[index];
    return { ...resultCar(group, question.wishes, measured), ...(lead ? { lead } : {}) };
  });
  return { ranked, cars, measured };
}

/** Lowest and highest price, from the cars themselves where all of them were read. */
async function pricesOf(
  catalog: CatalogSlice,
  where: readonly Predicate[],
  all: readonly RankedCar[] | null,
): Promise<[number, number] | null> {
  if (!all) {
    const { msrp } = await catalog.ranges(where, ["msrp"]);
    return msrp ? [msrp.min, msrp.max] : null;
  }
  const prices = all.flatMap(({ msrp }) => msrp ?? []);
  return prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : null;
}

function resultCar(group: CarGroup<Listed>, wishes: readonly EffectiveWish[], measured: ShareMeasure): ResultCar {
  const { best } = group;
  const { version: _, ...shown } = carCard(best);
  const priceToday = estimateOf(best);
  return {
    ...shown,
    trim: best.trim,
    year: best.year,
    msrp: best.msrp,
    ...(priceToday ? { priceToday } : {}),
    highwayMpg: best.highwayMpg,
    cityMpg: best.cityMpg,
    electric: best.fuelType === "electric",
    also: describeGroup(group),
    groupSize: 1 + group.others.length,
    score: measured.score(best),
    marks: carMarks(best, wishes, measured.share),
    ...(best.fit ? { fit: fitPoints(best.fit) } : {}),
  };
}

/**
 * What each of a few items does best among them, "Most room: 37.5 ft³", or `null`. It names each measure once,
 * on the item that leads by enough to be worth a word, and one measure an item.
 */
function rowLeads(items: readonly CatalogCar[]): (string | null)[] {
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

const mostPoints = 320;
/** How far the plot reaches beyond a budget on both sides, as a share of it. */
const reach = 0.3;
/** Without a budget the dearest cars are left out, so that a few don't squeeze all others. */
const shareDrawn = 0.95;

/**
 * What passes all wishes but the two bounds, around the budget: what the plot shows on both sides of the bounds.
 * Thinned evenly where there are many; those that pass everything, and those that nothing cheaper beats, all stay.
 */
function plotPoints(items: readonly CatalogCar[], wishes: readonly EffectiveWish[]): ResultsPart["points"] {
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
