import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frontierOf, slopeAt, usualAxes } from "@/lib/dialogue/showing/frontier";
import type { PlotBound, PlotPoint } from "./plot-scale";
import { byModel, tryBound } from "./try-bound";

const point = (x: number, y: number, inside = false, name = "Alpha One 2024"): PlotPoint => ({
  ...{ position: x, name, x, y, inside },
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
      fc.property(drawn, (products) => {
        const points = products.map(({ price, measure }) => point(price, measure));
        const steps = frontierOf(points, usualAxes);
        const rises = steps.every((step, index) => index === 0 || step.y > (steps[index - 1]?.y ?? 0));
        return rises && points.every((each) => steps.some(({ x, y }) => x <= each.x && y >= each.y));
      }),
      { seed: 3 },
    );
  });

  it("says what each $1,000 buys around a price", () => {
    const steps = frontierOf([point(20_000, 33), point(23_000, 34), point(25_000, 38), point(40_000, 40)], usualAxes);
    expect(slopeAt(steps, 24_000)).toBe(1.7);
    expect(slopeAt(steps, 30_000)).toBe(0);
  });
});

describe("a budget that is tried", () => {
  const mileage: PlotBound = { label: "Highway", now: 34, asked: 35, upwards: true };
  const budget = { upwards: false };
  const points = [point(21_000, 34, true), point(22_000, 33), point(24_900, 35), point(25_300, 38), point(26_000, 34)];

  it("lets cars join up to it", () => {
    const tried = tryBound(points, budget, { ...mileage, asked: null }, 26_000);
    expect(tried.joins.map(({ x }) => x)).toEqual([24_900, 25_300, 26_000]);
    expect(tried.leaves).toEqual([]);
  });

  it("gives back the mileage that gave way once a car has it, and the cars below it leave", () => {
    expect(tryBound(points, budget, mileage, 24_000).regains).toBe(false);
    const tried = tryBound(points, budget, mileage, 25_400);
    expect(tried.regains).toBe(true);
    expect(tried.joins.map(({ x }) => x)).toEqual([24_900, 25_300]);
    expect(tried.leaves.map(({ x }) => x)).toEqual([21_000]);
  });

  it("works for a wish that asks for more, and says who would join next", () => {
    const tried = tryBound([point(2020, 30, true), point(2018, 36), point(2015, 40)], { upwards: true }, null, 2018);
    expect(tried.joins.map(({ x }) => x)).toEqual([2018]);
    expect(tried.next?.x).toBe(2015);
  });

  it("is told by model, cheapest first", () => {
    const models = byModel([point(30, 40, true, "Beta Two 2020"), point(20, 30), point(10, 20)]);
    expect(models.map(({ name, from, most, count }) => [name, from, most, count])).toEqual([
      ["Alpha One", 10, 30, 2],
      ["Beta Two", 30, 40, 1],
    ]);
  });
});
