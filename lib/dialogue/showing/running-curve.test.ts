import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { usualRates } from "@/lib/constraints/trade-words";
import { runningCurve } from "./running-curve";

const gas = (model: string, msrp: number, mpg: number) => makeProduct({ model, msrp, highwayMpg: mpg, cityMpg: mpg });
/** 12,000 miles at $3.40 a gallon: $1,360 a year at 30 mpg, $820 at 50. */
const own = gas("Own", 20_000, 30);

describe("the curve of what a car costs to run", () => {
  it("starts at the gap in price and is even when fuel has made it up", () => {
    const curve = runningCurve(own, [gas("Hybrid", 22_700, 50)], usualRates);
    expect(curve?.own).toEqual({ name: "Own", start: 0, yearly: 1360 });
    expect(curve?.rival).toEqual({ name: "Hybrid", start: 2700, yearly: 820 });
    expect(curve?.even).toBeCloseTo(5);
  });

  it("prefers a rival that trades price for fuel to one that is better in both", () => {
    expect(runningCurve(own, [gas("Cheap", 19_000, 50), gas("Hybrid", 22_700, 50)], usualRates)?.rival?.name).toBe(
      "Hybrid",
    );
    const only = runningCurve(own, [gas("Cheap", 19_000, 50)], usualRates);
    expect(only).toMatchObject({ own: { start: 1000 }, rival: { name: "Cheap", start: 0 }, even: null });
  });

  it("goes alone without a rival of another cost, and is absent without price or mileage", () => {
    expect(runningCurve(own, [gas("Same", 25_000, 30)], usualRates)).toMatchObject({ rival: null, even: null });
    expect(runningCurve(makeProduct({ msrp: 20_000, highwayMpg: null, cityMpg: null }), [], usualRates)).toBeNull();
    expect(runningCurve(makeProduct({ msrp: null, highwayMpg: 30 }), [], usualRates)).toBeNull();
  });

  it("costs more with more miles, and turns even sooner", () => {
    const rivals = [gas("Hybrid", 22_700, 50)];
    const [usual, far] = [12_000, 24_000].map((milesAYear) => runningCurve(own, rivals, { ...usualRates, milesAYear }));
    expect(far?.own.yearly).toBeCloseTo(2 * (usual?.own.yearly ?? 0), -2);
    expect(far?.even ?? 0).toBeLessThan(usual?.even ?? 0);
  });
});
