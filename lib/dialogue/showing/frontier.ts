import type { ResultsPart } from "@/lib/dialogue/wording/parts";

type PlotPoint = ResultsPart["points"][number];

/** The cars that nothing cheaper beats in mileage, by rising price: where the step line rises. */
export function frontierOf(points: readonly PlotPoint[]): PlotPoint[] {
  const steps: PlotPoint[] = [];
  for (const point of points.toSorted((a, b) => a.msrp - b.msrp || b.mpg - a.mpg)) {
    if (point.mpg > (steps.at(-1)?.mpg ?? 0)) steps.push(point);
  }
  return steps;
}

/** Half the width of the window that a slope is measured over, in dollars. */
const reach = 1500;

/** What each $1,000 buys around a price, in mpg to one decimal: the rise of the step line from `reach` below to above. */
export function slopeAt(steps: readonly PlotPoint[], price: number): number {
  const best = (at: number) => steps.findLast((step) => step.msrp <= at)?.mpg ?? steps[0]?.mpg ?? 0;
  return Math.round((best(price + reach) - best(price - reach)) / ((2 * reach) / 10_000)) / 10;
}
