import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestPoint, plotAxis } from "./plot-scale";

describe("the price and mileage plot", () => {
  it("keeps every value and bound between both ends of its axis", () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 40 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 200_000 }), (values, now) => {
        const axis = plotAxis(values, [{ label: "Budget", now, asked: now + 500, upwards: false }], 5);
        return [...values, now, now + 500].every((value) => axis.place(value) > 0 && axis.place(value) < 1);
      }),
      { seed: 5 },
    );
  });

  it("has an axis even without any car", () => {
    const axis = plotAxis([], [], 5);
    expect(axis.place(0)).toBeGreaterThan(0);
    expect(axis.max).toBeGreaterThan(axis.min);
  });

  it("finds the nearest car within reach and none beyond", () => {
    const point = (x: number, y: number) => ({ position: x, name: "car", x, y, inside: true });
    const pixels = ({ x, y }: { x: number; y: number }) => ({ x, y });
    const points = [point(10, 10), point(20, 10), point(300, 300)];
    expect(nearestPoint(points, { x: 17, y: 11 }, pixels)?.x).toBe(20);
    expect(nearestPoint(points, { x: 150, y: 150 }, pixels)).toBeNull();
  });
});
