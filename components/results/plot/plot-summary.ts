import { tickLabel } from "@/components/constraints/drawing/ticks";
import { carCount } from "@/lib/dialogue/wording/count-words";
import { list } from "@/messages/list";
import type { PlotBound, PlotPoint } from "./plot-scale";

/** The plot in a few sentences, for people who do not see it. */
export function plotSummary(points: readonly PlotPoint[], budget: PlotBound | null, other: PlotBound | null): string {
  const passing = points.filter((point) => point.inside);
  const range = (values: number[], dollars: boolean) =>
    list.plot.range({ from: tickLabel(Math.min(...values), dollars), to: tickLabel(Math.max(...values), dollars) });
  const spread =
    passing.length > 0
      ? list.plot.spread({
          price: range(
            passing.map((each) => each.price),
            true,
          ),
          mpg: range(
            passing.map((each) => each.measure),
            false,
          ),
        })
      : "";
  const bounds = [budget, other].flatMap((bound) => {
    if (!bound) return [];
    const dollars = bound === budget;
    const was = bound.asked === null ? "" : list.plot.was({ asked: tickLabel(bound.asked, dollars) });
    return [list.plot.bound({ label: bound.label, now: tickLabel(bound.now, dollars), was })];
  });
  const count = passing.length;
  return list.plot.summary({ cars: carCount(count), count, spread, bounds: bounds.join("") });
}
