import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultProducts } from "@/db/seed/default-catalog";
import { floors, lineLoss, makePace } from "@/domains/cars/used-value/losses";
import { priceAgreement } from "@/domains/cars/used-value/price-agreement";
import { pricedAt, pricedToday, usedValue } from "@/domains/cars/used-value/value-today";
import { typicalPrices } from "./blind-check";

const cars = defaultProducts();
const anyCar = fc.integer({ min: 0, max: cars.length - 1 }).map((place) => cars[place] ?? cars[0]);
const settings = { seed: 22, numRuns: 400 };
const newest = pricedAt.modelYear;

describe("prices of today", () => {
  it("fall with age at an equal list price, never under zero", () => {
    const pair = fc.tuple(anyCar, fc.integer({ min: 2015, max: newest - 1 }));
    fc.assert(
      fc.property(pair, ([car, year]) => {
        if (!car) return;
        const [older, newer] = [pricedToday({ ...car, year }), pricedToday({ ...car, year: year + 1 })];
        expect(older.msrp).toBeGreaterThan(0);
        expect(older.msrp).toBeLessThanOrEqual(newer.msrp ?? 0);
        expect(older.miles).toBeGreaterThanOrEqual(newer.miles);
      }),
      settings,
    );
  });

  it("lie within their span, and no span reaches above the price of a new one", () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        if (!car) return;
        const today = pricedToday(car);
        const estimate = usedValue?.estimateOf(today);
        const asNew = pricedToday({ ...car, year: newest }).msrp ?? 0;
        expect(estimate?.estimate).toBe(today.msrp);
        expect(estimate?.low).toBeLessThanOrEqual(estimate?.estimate ?? 0);
        expect(estimate?.high).toBeGreaterThanOrEqual(estimate?.estimate ?? 0);
        expect(estimate?.high).toBeLessThanOrEqual(asNew);
      }),
      settings,
    );
  });

  it("are the list price and the destination charge while a model year is sold new", () => {
    const car = cars.find((each) => each.make === "Toyota" && each.model === "Camry" && each.year === newest);
    const today = car && pricedToday(car);
    expect(today).toMatchObject({ listPrice: car?.msrp, msrp: (car?.msrp ?? 0) + 1195, newOrUsed: ["new"], miles: 0 });
    const used = car && pricedToday({ ...car, year: newest - 2 });
    expect(used).toMatchObject({ newOrUsed: ["certified", "used"], miles: 25_000 });
    expect(car && pricedToday({ ...car, year: newest - 9 })).toMatchObject({ newOrUsed: ["used"] });
  });

  it("are no estimate where the catalog asks another price", () => {
    const [car] = defaultProducts("today");
    expect(car && usedValue?.estimateOf(car)).not.toBeNull();
    expect(car && usedValue?.estimateOf({ ...car, msrp: (car.msrp ?? 0) + 1 })).toBeNull();
    expect(cars[0] && usedValue?.estimateOf(cars[0])).toBeNull();
  });

  it("come near typical prices they were not fitted on", () => {
    const { rows, inSpan } = priceAgreement(cars, typicalPrices());
    const [fitted, heldOut, lists] = rows;
    expect((fitted?.count ?? 0) + (heldOut?.count ?? 0)).toBeGreaterThanOrEqual(60);
    expect(heldOut?.median).toBeLessThan(0.1);
    expect(heldOut?.within20).toBeGreaterThanOrEqual(0.9);
    expect(lists?.median).toBeLessThan(0.04);
    expect(inSpan).toBeGreaterThan(0.8);
  });

  it("know lines and makes by the names the catalog has", () => {
    const names = new Set(cars.flatMap(({ make, model }) => [make, `${make} ${model}`]));
    expect([...lineLoss.keys(), ...makePace.keys(), ...floors.keys()].filter((name) => !names.has(name))).toEqual([]);
  });
});
