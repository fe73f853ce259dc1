import type { PlotBound, PlotPoint } from "./plot-scale";

/** What a budget would do to the points of a plot, before anything is set. */
export interface TriedBudget {
  passing: PlotPoint[];
  joins: PlotPoint[];
  leaves: PlotPoint[];
  /** The other bound as asked holds again. */
  regains: boolean;
}

/**
 * What is within a tried budget against those now within it. A measure that gave way holds again as soon as one
 * within the budget has it, so those below it leave.
 */
export function tryBudget(points: readonly PlotPoint[], other: PlotBound | null, at: number): TriedBudget {
  const asked = other?.asked ?? null;
  const within = points.filter(({ price }) => price <= at);
  const regains = asked !== null && within.some(({ measure }) => measure >= asked);
  const least = regains ? asked : (other?.now ?? 0);
  const passing = within.filter(({ measure }) => measure >= least);
  return {
    passing,
    joins: passing.filter(({ inside }) => !inside),
    leaves: points.filter((point) => point.inside && !passing.includes(point)),
    regains,
  };
}

/** One line of a list: a model, its cheapest price and best other, and how many there are. */
export interface TriedModel {
  name: string;
  from: number;
  measure: number;
  count: number;
}

/** Points by model, cheapest first. */
export function byModel(points: readonly PlotPoint[]): TriedModel[] {
  const models = new Map<string, TriedModel>();
  for (const { name, price, measure } of points) {
    const model = name.replace(/ \d{4}$/, "");
    const held = models.get(model);
    if (!held) models.set(model, { name: model, from: price, measure, count: 1 });
    else
      Object.assign(held, {
        from: Math.min(held.from, price),
        measure: Math.max(held.measure, measure),
        count: held.count + 1,
      });
  }
  return [...models.values()].sort((a, b) => a.from - b.from);
}
