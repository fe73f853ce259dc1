import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { SeedCar } from "./expand-tables";
import { validateCars } from "./validate-cars";

const seedCar = (said: Partial<SeedCar> = {}): SeedCar => ({ ...makeProduct(), trim: "LX", popularity: null, ...said });
const problemsOf = (said: Partial<SeedCar>) => validateCars([seedCar(said)]).map(({ problem }) => problem);
const electric = { fuelType: "electric", transmission: "DIRECT_DRIVE", cylinders: null, cityMpg: 120, highwayMpg: 100 };

describe("validateCars", () => {
  it("accepts a plain, an electric and a hybrid car, and one with figures that are not known", () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf(electric)).toEqual([]);
    expect(problemsOf({ marketCategory: ["Hybrid"], cityMpg: 50, highwayMpg: 47 })).toEqual([]);
    expect(problemsOf({ msrp: null, horsepower: null, cityMpg: null, highwayMpg: null })).toEqual([]);
  });

  it.each<[string, Partial<SeedCar>]>([
    ["a price no new car has", { msrp: 900 }],
    ["a year outside the catalog", { year: 2014 }],
    ["half a horsepower", { horsepower: 150.5 }],
    ["a fuel nobody sells", { fuelType: "hydrogen peroxide" }],
    ["an unknown category", { marketCategory: ["Sporty"] }],
    ["cylinders in an electric car", { ...electric, cylinders: 4 }],
    ["a gearbox in an electric car", { ...electric, transmission: "AUTOMATIC" }],
    ["direct drive behind a plain engine", { transmission: "DIRECT_DRIVE" }],
    ["a plug-in that is no hybrid", { marketCategory: ["Plug-In Hybrid"] }],
    ["diesel without its category", { fuelType: "diesel" }],
    ["mpg where MPGe belongs", { ...electric, cityMpg: 30, highwayMpg: 28 }],
    ["a better city than highway mileage without a motor", { cityMpg: 34, highwayMpg: 28 }],
    ["one mileage without the other", { cityMpg: null }],
    ["a sedan with two doors", { doors: 2 }],
    ["a crossover sedan", { marketCategory: ["Crossover"] }],
    ["a hatchback without its category", { style: "4dr Hatchback" }],
    ["no trim", { trim: "" }],
  ])("finds %s", (_, said) => {
    expect(problemsOf(said)).toHaveLength(1);
  });

  it("finds a row that is given twice under two trim names", () => {
    const problems = validateCars([seedCar(), seedCar({ trim: "EX" }), seedCar({ trim: "EX-L", msrp: 22_000 })]);
    expect(problems).toEqual([{ place: "Alpha One 2020 EX", problem: "the same as Alpha One 2020 LX" }]);
  });
});
