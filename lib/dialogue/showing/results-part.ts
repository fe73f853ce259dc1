import type { CatalogCar } from "@/lib/catalog/car";
import type { RankedCar } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { matchesAll } from "@/lib/catalog/matches";
import { estimateOf } from "@/lib/constraints/answering";
import type { Predicate } from "@/lib/constraints/constraint";
import { fitPoints } from "@/lib/dialogue/ranking/fit-order";
import { type EffectiveWish, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import type { ResultCar, ResultsPart } from "@/lib/dialogue/wording/parts";
import { carCard } from "./car-card";
import { carMarks } from "./car-marks";
import { type CarGroup, describeGroup } from "./group-cars";
import { type Listed, listRows, type RowsQuestion, type ShareMeasure } from "./list-rows";

export const groupsShown = 12;
const mostPoints = 160;
const pointsRead = 4000;

export interface ResultsQuestion extends RowsQuestion {
  summary: string;
  /** Groups to return; the first page shows `groupsShown`. */
  groups?: number;
}

/** The best cars as things now stand. */
export async function resultsPart(question: ResultsQuestion): Promise<ResultsPart> {
  const { catalog, wishes, total, shown: where } = question;
  const wanted = question.groups ?? groupsShown;
  const [{ ranked, rows, measured }, around] = await Promise.all([
    listRows(question, wanted),
    catalog.cars(
      where.filter(({ slot }) => slot !== "msrp" && slot !== "highwayMpg"),
      pointsRead,
    ),
  ]);
  return {
    total,
    summary: question.summary,
    cars: rows.map((group) => resultCar(group, wishes, measured)),
    priceRange: total ? await pricesOf(catalog, where, ranked.length === total ? ranked : null) : null,
    // Too many to read all: the first ones in catalog order would be a few makes only, the best ones speak for all.
    points: pointsOf(around.length < pointsRead ? around : ranked, testsWithout(wishes)),
  };
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
  const { position, name, make, model, style, price } = carCard(best);
  const priceToday = estimateOf(best);
  return {
    ...{ position, name, make, model, style, price },
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
 * Cars that pass all wishes but price and mileage: what the plot shows on both sides of the bounds. Thinned evenly where
 * there are many, those that pass everything apart from the others, so that none of a few is lost.
 */
function pointsOf(cars: readonly CatalogCar[], inForce: readonly Predicate[]): ResultsPart["points"] {
  // Two looks at thousands of cars without a list of them in between.
  const sides = new Uint8Array(cars.length);
  for (let index = 0; index < cars.length; index++) {
    const car = cars[index];
    if (car && isDrawn(car)) sides[index] = matchesAll(car, inForce) ? inside : outside;
  }
  return [outside, inside].flatMap((side) =>
    evenly(cars, sides, side, mostPoints / 2).map((car) => pointOf(car, side)),
  );
}

/** On which side of the bounds a car lies; 0 for one that is not drawn. */
const [outside, inside] = [1, 2];

function isDrawn({ msrp, highwayMpg, fuelType }: CatalogCar): boolean {
  return msrp !== null && highwayMpg !== null && fuelType !== "electric";
}

function pointOf(car: CatalogCar, side: number): ResultsPart["points"][number] {
  const { position, make, model, year, msrp, highwayMpg } = car;
  return { position, name: `${make} ${model} ${year}`, msrp: msrp ?? 0, mpg: highwayMpg ?? 0, inside: side === inside };
}

/** Cars of one side, every so many, so that no more than `most` are left. */
function evenly(cars: readonly CatalogCar[], sides: Uint8Array, side: number, most: number): CatalogCar[] {
  let size = 0;
  for (const each of sides) if (each === side) size += 1;
  const every = Math.max(1, Math.ceil(size / most));
  let place = 0;
  return cars.filter((_, index) => sides[index] === side && place++ % every === 0);
}
