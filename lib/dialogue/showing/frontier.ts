import type { NumericSlotName } from "@/lib/constraints/slot-name";
import { likeness, numberSlots } from "@/lib/constraints/slots";

/** Something by two of its numbers: what is asked of it along `x`, and what that gives along `y`. */
export interface PlotPlace {
  x: number;
  y: number;
}

/** One dot of a plot. */
export interface PlacedPoint extends PlotPlace {
  position: number;
  name: string;
  /** Whether it passes every wish. */
  inside: boolean;
}

/** The two slots that a plot sets against each other. */
export interface PlotAxes {
  x: NumericSlotName;
  y: NumericSlotName;
}

/** What a list comes with. */
export const usualAxes: PlotAxes = { x: likeness.price, y: "highwayMpg" };

/** Points as they travel: short, so that a drag can begin. */
export interface PlayData {
  names: string[];
  points: [position: number, name: number, x: number, y: number, inside: 0 | 1][];
}

/** 1 where less of a slot is better, else -1: what people put up with rises from its best value on. */
export const burden = (slot: NumericSlotName) => (numberSlots[slot].direction === "less" ? 1 : -1);

/** The points that nothing easier to have beats, from the easiest on: where the step line rises. */
export function frontierOf<Point extends PlotPlace>(points: readonly Point[], { x, y }: PlotAxes): Point[] {
  const [along, up] = [burden(x), burden(y)];
  const steps: Point[] = [];
  for (const point of points.toSorted((a, b) => along * (a.x - b.x) || up * (a.y - b.y))) {
    const last = steps.at(-1);
    if (!last || up * (point.y - last.y) < 0) steps.push(point);
  }
  return steps;
}

/** Half the width of the window that a slope is measured over, in dollars. */
const reach = 1500;

/** What each $1,000 buys around a price, to one decimal: the rise of the step line from `reach` below to above. */
export function slopeAt(steps: readonly PlotPlace[], price: number): number {
  const best = (at: number) => steps.findLast((step) => step.x <= at)?.y ?? steps[0]?.y ?? 0;
  return Math.round(Math.abs(best(price + reach) - best(price - reach)) / ((2 * reach) / 10_000)) / 10;
}
