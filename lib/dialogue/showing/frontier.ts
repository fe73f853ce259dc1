/** What something costs, and how good it is by another measure. */
export interface Priced {
  /** In dollars. */
  price: number;
  /** The more the better. */
  measure: number;
}

/** One dot of a plot of prices. */
export interface PricedPoint extends Priced {
  position: number;
  name: string;
  /** Whether it passes every wish. */
  inside: boolean;
}

/** The points that nothing cheaper beats, by rising price: where the step line rises. */
export function frontierOf<Point extends Priced>(points: readonly Point[]): Point[] {
  const steps: Point[] = [];
  for (const point of points.toSorted((a, b) => a.price - b.price || b.measure - a.measure)) {
    if (point.measure > (steps.at(-1)?.measure ?? 0)) steps.push(point);
  }
  return steps;
}

/** Half the width of the window that a slope is measured over, in dollars. */
const reach = 1500;

/** What each $1,000 buys around a price, to one decimal: the rise of the step line from `reach` below to above. */
export function slopeAt(steps: readonly PricedPoint[], price: number): number {
  const best = (at: number) => steps.findLast((step) => step.price <= at)?.measure ?? steps[0]?.measure ?? 0;
  return Math.round((best(price + reach) - best(price - reach)) / ((2 * reach) / 10_000)) / 10;
}
