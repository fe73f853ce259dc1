import type { PlotBound, PlotPoint } from "./plot-scale";

/** What a budget would do to the cars of a plot, before anything is set. */
export interface TriedBudget {
  passing: PlotPoint[];
  joins: PlotPoint[];
  leaves: PlotPoint[];
  /** The mileage bound as asked holds again. */
  regains: boolean;
}

/**
 * The cars within a tried budget against those now within it. A mileage that gave way holds again as soon as a car
 * within the budget has it, so cars below it leave.
 */
export function tryBudget(points: readonly PlotPoint[], mileage: PlotBound | null, at: number): TriedBudget {
  const asked = mileage?.asked ?? null;
  const within = points.filter(({ msrp }) => msrp <= at);
  const regains = asked !== null && within.some(({ mpg }) => mpg >= asked);
  const least = regains ? asked : (mileage?.now ?? 0);
  const passing = within.filter(({ mpg }) => mpg >= least);
  return {
    passing,
    joins: passing.filter(({ inside }) => !inside),
    leaves: points.filter((point) => point.inside && !passing.includes(point)),
    regains,
  };
}

/** One line of a list of cars: a model, its cheapest price and best mileage, and how many there are. */
export interface TriedModel {
  name: string;
  from: number;
  mpg: number;
  count: number;
}

/** Points by model, cheapest first. */
export function byModel(points: readonly PlotPoint[]): TriedModel[] {
  const models = new Map<string, TriedModel>();
  for (const { name, msrp, mpg } of points) {
    const model = name.replace(/ \d{4}$/, "");
    const held = models.get(model);
    if (!held) models.set(model, { name: model, from: msrp, mpg, count: 1 });
    else Object.assign(held, { from: Math.min(held.from, msrp), mpg: Math.max(held.mpg, mpg), count: held.count + 1 });
  }
  return [...models.values()].sort((a, b) => a.from - b.from);
}
