import { tickLabel } from "@/components/constraints/drawing/ticks";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { PlotBound, PlotPoint } from "./plot-scale";

/** The plot in a few sentences, for people who do not see it. */
export function plotSummary(points: readonly PlotPoint[], budget: PlotBound | null, mileage: PlotBound | null): string {
  const passing = points.filter((point) => point.inside);
  const range = (values: number[], dollars: boolean) =>
    `${tickLabel(Math.min(...values), dollars)} to ${tickLabel(Math.max(...values), dollars)}`;
  const spread =
    passing.length > 0
      ? `, from ${range(
          passing.map((each) => each.msrp),
          true,
        )} and ${range(
          passing.map((each) => each.mpg),
          false,
        )} mpg`
      : "";
  const bounds = [budget, mileage].flatMap((bound) => {
    if (!bound) return [];
    const dollars = bound === budget;
    const was = bound.asked === null ? "" : `, it was ${tickLabel(bound.asked, dollars)}`;
    return [` ${bound.label} stands at ${tickLabel(bound.now, dollars)}${was}.`];
  });
  return `Scatter of price and highway mileage. ${carCount(passing.length)} pass every wish${spread}.${bounds.join("")}`;
}
