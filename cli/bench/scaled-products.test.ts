import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { seededRandom } from "@/lib/random";
import { scaledProducts } from "./scaled-products";

const products = [
  makeProduct({ position: 0, make: "Beta", msrp: 20_000 }),
  makeProduct({ position: 1, make: "Alpha", style: "Wagon", msrp: null }),
  makeProduct({ position: 2, make: "Alpha", style: "Sedan", highwayMpg: 30 }),
];

describe("a scaled catalog", () => {
  it("has exactly the rows asked for, each car as often, in storage order", () => {
    for (const rows of [1, 2, 3, 10, 1000]) {
      const scaled = [...scaledProducts(products, rows, seededRandom(1))];
      expect(scaled.map(({ position }) => position)).toEqual(Array.from({ length: rows }, (_, index) => index));
      const keys = scaled.map(({ make, style }) => `${make} ${style}`);
      expect(keys).toEqual([...keys].sort());
      const counts = ["Alpha Sedan", "Alpha Wagon"].map((key) => keys.filter((each) => each === key).length);
      for (const count of counts) expect(Math.abs(count - rows / 3)).toBeLessThanOrEqual(1);
    }
  });

  it("jitters prices and mileages by a tenth at most, leaves unknown ones unknown, and repeats for a seed", () => {
    const scaled = [...scaledProducts(products, 300, seededRandom(2))];
    for (const { make, msrp } of scaled) {
      if (make === "Beta") expect(Math.abs((msrp ?? 0) - 20_000)).toBeLessThanOrEqual(2000);
    }
    expect(
      scaled.filter(({ style, make }) => make === "Alpha" && style === "Wagon").every(({ msrp }) => msrp === null),
    ).toBe(true);
    expect(new Set(scaled.map(({ msrp }) => msrp)).size).toBeGreaterThan(50);
    expect([...scaledProducts(products, 300, seededRandom(2))]).toEqual(scaled);
  });

  it("refuses to scale nothing", () => {
    expect(() => [...scaledProducts([], 5, seededRandom(1))]).toThrow("an empty catalog");
  });
});
