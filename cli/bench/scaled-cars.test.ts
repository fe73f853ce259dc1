import { describe, expect, it } from "vitest";
import { makeCar } from "@/lib/catalog/testing/make-car";
import { seededRandom } from "@/lib/random";
import { scaledCars } from "./scaled-cars";

const cars = [
  makeCar({ position: 0, make: "Beta", msrp: 20_000 }),
  makeCar({ position: 1, make: "Alpha", style: "Wagon", msrp: null }),
  makeCar({ position: 2, make: "Alpha", style: "Sedan", highwayMpg: 30 }),
];

describe("a scaled catalog", () => {
  it("has exactly the rows asked for, each car as often, in storage order", () => {
    for (const rows of [1, 2, 3, 10, 1000]) {
      const scaled = [...scaledCars(cars, rows, seededRandom(1))];
      expect(scaled.map(({ position }) => position)).toEqual(Array.from({ length: rows }, (_, index) => index));
      const keys = scaled.map(({ make, style }) => `${make} ${style}`);
      expect(keys).toEqual([...keys].sort());
      const counts = ["Alpha Sedan", "Alpha Wagon"].map((key) => keys.filter((each) => each === key).length);
      for (const count of counts) expect(Math.abs(count - rows / 3)).toBeLessThanOrEqual(1);
    }
  });

  it("jitters prices and mileages by a tenth at most, leaves unknown ones unknown, and repeats for a seed", () => {
    const scaled = [...scaledCars(cars, 300, seededRandom(2))];
    for (const { make, msrp } of scaled) {
      if (make === "Beta") expect(Math.abs((msrp ?? 0) - 20_000)).toBeLessThanOrEqual(2000);
    }
    expect(
      scaled.filter(({ style, make }) => make === "Alpha" && style === "Wagon").every(({ msrp }) => msrp === null),
    ).toBe(true);
    expect(new Set(scaled.map(({ msrp }) => msrp)).size).toBeGreaterThan(50);
    expect([...scaledCars(cars, 300, seededRandom(2))]).toEqual(scaled);
  });

  it("refuses to scale nothing", () => {
    expect(() => [...scaledCars([], 5, seededRandom(1))]).toThrow("an empty catalog");
  });
});
