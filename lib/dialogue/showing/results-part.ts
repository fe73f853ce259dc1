import type { CatalogCar } from "@/lib/catalog/car";
import type { RankedCar, RankQuery, ScoredPredicate } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { matchesAll } from "@/lib/catalog/matches";
import { normalisedScore, scoreOf } from "@/lib/catalog/satisfaction";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeValue } from "@/lib/constraints/describe-constraint";
import { numericSlotNames } from "@/lib/constraints/slot-name";
import type { Leaning } from "@/lib/dialogue/deciding/leanings";
import { type EffectiveWish, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { ResultCar, ResultsPart } from "@/lib/dialogue/wording/parts";
import { rankedBefore } from "@/lib/trade-offs/ranking";
import { cards } from "@/messages/cards";
import { carMarks } from "./car-marks";
import { type CarGroup, describeGroup, groupCars, ledByNewest } from "./group-cars";
import type { ResultOrder } from "./result-order";

/** Cars read to form the groups, tried in turn: a popular model alone may have hundreds of versions. */
const rankedCars = [400, 2500, 10_000];
export const groupsShown = 12;
const mostPoints = 160;
const pointsRead = 4000;

export interface ResultsQuestion {
  catalog: CatalogSlice;
  /** Which car fits best. */
  settings: Pick<DialogueSettings, "method" | "ranking">;
  wishes: readonly EffectiveWish[];
  /** Tests the listed cars pass. */
  shown: readonly Predicate[];
  /** Cars that pass every test in force. */
  total: number;
  summary: string;
  /** Groups to return; the first page shows `groupsShown`. */
  groups?: number;
  order?: ResultOrder;
  /** Loose words that are not settled: they take part in the order as wishes do. */
  leanings?: readonly Leaning[];
}

/** Another order is a ranking by one thing alone. */
const orderScores: Readonly<Record<Exclude<ResultOrder, "fit">, ScoredPredicate>> = {
  price: { slot: "msrp", op: "<=", value: 0, weight: 1 },
  year: { slot: "year", op: ">=", value: 0, weight: 1 },
  mileage: { slot: "highwayMpg", op: ">=", value: 0, weight: 1 },
};

/**
 * The best cars as things now stand. Ranked over all wishes, those that gave way included, by weighted satisfaction unless set otherwise;
 * numbers are measured over the 5th to 95th percentile of the slice (DESIGN section 3). Without wishes: by popularity.
 */
export async function resultsPart(question: ResultsQuestion): Promise<ResultsPart> {
  const { catalog, settings, wishes, total, shown: where } = question;
  const locked = wishes.flatMap((wish) => (wish.constraint.locked && wish.test ? [wish.test] : []));
  const ranges = await catalog.ranges(locked, numericSlotNames, { cutShare: 0.05 });
  // Locked wishes hold for every car that is listed, unless they contradict each other.
  const scored: ScoredPredicate[] = [
    ...wishes.filter((wish) => !wish.constraint.locked || total === 0).map((wish) => wish.constraint),
    ...(question.leanings ?? []).flatMap(({ tests }) => tests),
  ];
  const order = orderOf(question);
  const ranking = order
    ? { score: [order], ranges: await catalog.ranges(where, numericSlotNames) }
    : {
        score: scored,
        ranges,
        before: await rankedBefore({
          ...settings,
          slice: catalog,
          locked,
          soft: wishes.map((each) => each.constraint),
        }),
      };
  const wanted = question.groups ?? groupsShown;
  const [ranked, around] = await Promise.all([
    rankGroups(catalog, { where, ...ranking }, wanted),
    catalog.cars(
      where.filter(({ slot }) => slot !== "msrp" && slot !== "highwayMpg"),
      pointsRead,
    ),
  ]);
  const groups = groupCars(ranked)
    .slice(0, wanted)
    .map((group) => (order ? group : ledByNewest(group)));
  return {
    total,
    summary: question.summary,
    cars: groups.map((group) => resultCar(group, wishes, ranges, normalisedScore(scored))),
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

/** The one thing cars are ordered by, when it is not how well they fit. */
function orderOf({ order = "fit", leanings = [] }: ResultsQuestion): ScoredPredicate | undefined {
  if (order !== "fit") return orderScores[order];
  const test = leanings.find(({ superlative }) => superlative)?.tests[0];
  return test && { ...test, weight: 1 };
}

/** The best cars, as many as it takes for the wanted number of models. */
async function rankGroups(
  catalog: CatalogSlice,
  query: Pick<RankQuery, "where" | "score" | "ranges" | "before">,
  wanted: number,
): Promise<RankedCar[]> {
  let ranked: RankedCar[] = [];
  for (const limit of rankedCars) {
    ranked = await catalog.rank({ ...query, limit, ties: "popularity" });
    if (ranked.length < limit || groupCars(ranked).length >= wanted) break;
  }
  return ranked;
}

export function carName(car: { make: string; model: string }): string {
  return `${car.make} ${car.model}`;
}

function resultCar(
  group: CarGroup,
  wishes: readonly EffectiveWish[],
  ranges: NumericRanges,
  score: readonly ScoredPredicate[],
): ResultCar {
  const { best } = group;
  return {
    position: best.position,
    name: carName(best),
    make: best.make,
    model: best.model,
    trim: best.trim,
    year: best.year,
    style: best.style,
    price: best.msrp === null ? cards.noPrice : describeValue("msrp", best.msrp),
    msrp: best.msrp,
    highwayMpg: best.highwayMpg,
    cityMpg: best.cityMpg,
    electric: best.fuelType === "electric",
    also: describeGroup(group),
    groupSize: 1 + group.others.length,
    score: scoreOf(best, score, ranges),
    marks: carMarks(best, wishes, ranges),
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
  const { position, year, msrp, highwayMpg } = car;
  const name = `${carName(car)} ${year}`;
  return { position, name, msrp: msrp ?? 0, mpg: highwayMpg ?? 0, inside: side === inside };
}

/** Cars of one side, every so many, so that no more than `most` are left. */
function evenly(cars: readonly CatalogCar[], sides: Uint8Array, side: number, most: number): CatalogCar[] {
  let size = 0;
  for (const each of sides) if (each === side) size += 1;
  const every = Math.max(1, Math.ceil(size / most));
  let place = 0;
  return cars.filter((_, index) => sides[index] === side && place++ % every === 0);
}
