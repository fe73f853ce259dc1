import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import type { Predicate, SlotName } from "@/lib/constraints";
import type { AskingStatistics } from "@/lib/dialogue/state/settings";

interface StatisticsQuestion {
  catalog: CatalogSlice;
  slots: readonly SlotName[];
  statistics: AskingStatistics;
  shown: readonly Predicate[];
  total: number;
  slice: readonly Predicate[];
  lot: () => number;
}

const readForSample = 20_000;
const sampleSize = 200;

/** Uses full matches, else the least violating cars. The others are ProductAgent's ablations. */
export async function slotStatistics(question: StatisticsQuestion) {
  const { catalog, slots, statistics, shown, slice } = question;
  const over = (where: readonly Predicate[]) => catalog.distributions(slots.map((slot) => ({ where, slot })));
  switch (statistics) {
    case "slice":
      return { distributions: await over(slice), total: await catalog.count(slice) };
    case "random-statistics":
      return sampled(question);
    default:
      return { distributions: await over(shown), total: question.total };
  }
}

async function sampled({ catalog, slots, lot }: StatisticsQuestion) {
  const cars = await catalog.cars([], readForSample);
  const drawn = cars.map((car) => ({ car, at: lot() })).sort((a, b) => a.at - b.at);
  const reader = createColumnReader(drawn.slice(0, sampleSize).map(({ car }) => car));
  const distributions = await reader.distributions(slots.map((slot) => ({ where: [], slot })));
  return { distributions, total: Math.min(sampleSize, cars.length) };
}
