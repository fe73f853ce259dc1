import type { CatalogCar } from "@/lib/catalog/car";
import { answering, estimateOf } from "@/lib/constraints/answering";
import { slotDefinitions } from "@/lib/constraints/slots";
import { figureOf, filled } from "@/lib/dialogue/answering/tell-slot";
import { fitPoints, metOrNot, mostWeighed } from "@/lib/dialogue/ranking/fit-order";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import type { ResultCar, ResultsPart } from "@/lib/dialogue/wording/parts";
import { carCard } from "./car-card";
import { carMarks } from "./car-marks";
import { usualAxes } from "./frontier";
import { type CarGroup, describeGroup } from "./group-cars";
import { listRows, type RowsQuestion, rowsNamed, type ShareMeasure } from "./list-rows";
import { nearMisses, shortList } from "./near-misses";
import { plotPoints } from "./plot-points";

export const groupsShown = 12;

/** Cars around the search for the plot and near misses, those that meet most of the wishes first. */
const pointsRead = 600;

export interface ResultsQuestion extends RowsQuestion {
  summary: string;
  groups?: number;
}

export async function resultsPart(question: ResultsQuestion): Promise<ResultsPart> {
  const { wishes, total } = question;
  const [{ ranked, cars, measured }, around] = await Promise.all([
    listedCars(question, question.groups ?? groupsShown),
    carsAround(question),
  ]);
  const room = question.settings.shop && total > 0 && cars.length <= shortList ? rowsNamed - cars.length : 0;
  const { share, score } = measured;
  const near = nearMisses(around, wishes, ranked, room).map((group) => resultCar(group, wishes, { share, score }));
  return {
    total,
    summary: question.summary,
    cars,
    near: near.length > 0 ? near : undefined,
    points: plotPoints(around, wishes),
  };
}

type Read = Pick<ResultsQuestion, "catalog" | "wishes" | "shown">;

/** Without wishes on the axes, these begin the list that `fitOrder` reads. */
export async function carsAround({ catalog, wishes, shown }: Read): Promise<CatalogCar[]> {
  const where = shown.filter(({ slot }) => slot !== usualAxes.x && slot !== usualAxes.y);
  const ranked = await catalog.rank({
    ...{ where, score: wishes.map(({ constraint }) => metOrNot(constraint)), ranges: {} },
    ...{ limit: where.length === shown.length ? mostWeighed : pointsRead, ties: "popularity" as const },
  });
  return ranked.slice(0, pointsRead);
}

export async function listedCars(question: RowsQuestion, wanted: number) {
  const { ranked, rows, measured } = await listRows(question, wanted);
  const leads = question.settings.shop ? rowLeads(rows.slice(0, rowsNamed).map(({ best }) => best)) : [];
  const cars = rows.map((group, index) => ({
    ...resultCar(group, question.wishes, measured),
    lead: leads[index] ?? undefined,
  }));
  return { ranked, cars, measured };
}

function resultCar(group: CarGroup, wishes: readonly EffectiveWish[], measured: ShareMeasure): ResultCar {
  const { best } = group;
  const { version: _, ...shown } = carCard(best);
  return {
    ...shown,
    trim: best.trim,
    year: best.year,
    msrp: best.msrp,
    priceToday: estimateOf(best) ?? undefined,
    highwayMpg: best.highwayMpg,
    cityMpg: best.cityMpg,
    electric: best.fuelType === "electric",
    also: describeGroup(group),
    score: measured.score(best),
    marks: carMarks(best, wishes, measured.share),
    fit: measured.fit && fitPoints(measured.fit(best)),
  };
}

/** "Most room: 37.5 ft³", or `null`. One per car, each measure once. */
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
