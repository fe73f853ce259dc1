import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frontierOf, slopeAt } from "@/lib/dialogue/showing/frontier";
import type { PlotBound, PlotPoint } from "./plot-scale";
import { byModel, tryBudget } from "./try-budget";

const point = (price: number, measure: number, inside = false, name = "Alpha One 2024"): PlotPoint => ({
  ...{ position: price, name, price, measure, inside },
});
const drawn = fc.array(
  fc.record({ price: fc.integer({ min: 1, max: 200 }), measure: fc.integer({ min: 10, max: 60 }) }),
  {
    maxLength: 40,
  },
);

describe("the best mileage at each price", () => {
  it("is a rising line that no car lies above", () => {
    fc.assert(
      fc.property(drawn, (cars) => {
        const points = cars.map(({ price, measure }) => point(price, measure));
        const steps = frontierOf(points);
        const rises = steps.every((step, index) => index === 0 || step.measure > (steps[index - 1]?.measure ?? 0));
        return (
          rises &&
          points.every((each) => steps.some(({ price, measure }) => price <= each.price && measure >= each.measure))
        );
      }),
      { seed: 3 },
    );
  });

  it("says what each $1,000 buys around a price", () => {
    const steps = frontierOf([point(20_000, 33), point(23_000, 34), point(25_000, 38), point(40_000, 40)]);
    expect(slopeAt(steps, 24_000)).toBe(1.7);
    expect(slopeAt(steps, 30_000)).toBe(0);
  });
});

describe("a budget that is tried", () => {
  const mileage: PlotBound = { label: "Highway", now: 34, asked: 35, upwards: true };
  const points = [point(21_000, 34, true), point(22_000, 33), point(24_900, 35), point(25_300, 38), point(26_000, 34)];

  it("lets cars join up to it", () => {
    const tried = tryBudget(points, { ...mileage, asked: null }, 26_000);
    expect(tried.joins.map(({ price }) => price)).toEqual([24_900, 25_300, 26_000]);
    expect(tried.leaves).toEqual([]);
  });

  it("gives back the mileage that gave way once a car has it, and the cars below it leave", () => {
    expect(tryBudget(points, mileage, 24_000).regains).toBe(false);
    const tried = tryBudget(points, mileage, 25_400);
    expect(tried.regains).toBe(true);
    expect(tried.joins.map(({ price }) => price)).toEqual([24_900, 25_300]);
    expect(tried.leaves.map(({ price }) => price)).toEqual([21_000]);
  });

  it("is told by model, cheapest first", () => {
    const models = byModel([point(30, 40, true, "Beta Two 2020"), point(20, 30), point(10, 20)]);
    expect(models.map(({ name, from, measure, count }) => [name, from, measure, count])).toEqual([
      ["Alpha One", 10, 30, 2],
      ["Beta Two", 30, 40, 1],
    ]);
  });
});
