import { modelOf, type PlotBound, type PlotPoint } from "./plot-scale";

export type TriedBound = ReturnType<typeof tryBound>;

/** Compares a tried bound with the current one. The other axis's wish applies again once a point meets it. */
export function tryBound(
  points: readonly PlotPoint[],
  { upwards }: Pick<PlotBound, "upwards">,
  other: PlotBound | null,
  at: number,
) {
  const asked = other?.asked ?? null;
  const meets = ({ y }: PlotPoint, bound: number) => (other?.upwards ? y >= bound : y <= bound);
  const within = points.filter(({ x }) => (upwards ? x >= at : x <= at));
  const regains = asked !== null && within.some((point) => meets(point, asked));
  const bound = regains ? asked : other?.now;
  const holds = (point: PlotPoint) => bound === undefined || meets(point, bound);
  const passing = within.filter(holds);
  const passes = new Set(passing);
  const beyond = points.filter((point) => holds(point) && !passes.has(point));
  const [next = null] = beyond.sort((a, b) => (upwards ? b.x - a.x : a.x - b.x));
  return {
    ...{ passing, regains, next },
    joins: passing.filter(({ inside }) => !inside),
    leaves: points.filter((point) => point.inside && !passes.has(point)),
  };
}

export function byModel(points: readonly PlotPoint[]) {
  const models = new Map<string, { name: string; from: number; most: number; count: number }>();
  for (const { name, x, y } of points) {
    const model = modelOf(name);
    const { from = x, most = y, count = 0 } = models.get(model) ?? {};
    models.set(model, { name: model, from: Math.min(from, x), most: Math.max(most, y), count: count + 1 });
  }
  return [...models.values()].sort((a, b) => a.from - b.from);
}

export function tightestOf(passing: readonly PlotPoint[], upwards: boolean): number | null {
  const values = passing.map(({ x }) => x);
  return values.length === 0 ? null : upwards ? Math.min(...values) : Math.max(...values);
}
