import { likeness, type NumericSlotName, numberSlots } from "@/lib/constraints";

export interface PlotPlace {
  x: number;
  y: number;
}

export interface PlacedPoint extends PlotPlace {
  position: number;
  name: string;
  inside: boolean;
}

export interface PlotAxes {
  x: NumericSlotName;
  y: NumericSlotName;
}

export const usualAxes: PlotAxes = { x: likeness.price, y: likeness.orders.mileage };

/** Short names make a drag start sooner. */
export interface PlayData {
  names: string[];
  points: [position: number, name: number, x: number, y: number, inside: 0 | 1][];
}

/** 1 if less is better, else -1. */
export const burden = (slot: NumericSlotName) => (numberSlots[slot].direction === "less" ? 1 : -1);

/** The Pareto frontier, easiest first. */
export function frontierOf<Point extends PlotPlace>(points: readonly Point[], { x, y }: PlotAxes): Point[] {
  const [along, up] = [burden(x), burden(y)];
  const steps: Point[] = [];
  for (const point of points.toSorted((a, b) => along * (a.x - b.x) || up * (a.y - b.y))) {
    const last = steps.at(-1);
    if (!last || up * (point.y - last.y) < 0) steps.push(point);
  }
  return steps;
}

/** Half the slope's window, in dollars. */
const reach = 1500;

/** Gain per $1,000 around a price, to one decimal. */
export function slopeAt(steps: readonly PlotPlace[], price: number): number {
  const best = (at: number) => steps.findLast((step) => step.x <= at)?.y ?? steps[0]?.y ?? 0;
  return Math.round(Math.abs(best(price + reach) - best(price - reach)) / ((2 * reach) / 10_000)) / 10;
}
