import { describe, expect, it } from "vitest";
import { makeCar } from "@/lib/catalog/testing/make-car";
import { toConstraint } from "@/lib/constraints/constraint";
import { effectiveWishes } from "@/lib/dialogue/state/effective-wishes";
import { nearMisses } from "./results-part";

const cars = [
  makeCar({ make: "Alpha", model: "A", msrp: 20_000, highwayMpg: 36 }),
  makeCar({ make: "Beta", model: "B", msrp: 20_600, highwayMpg: 36 }),
  makeCar({ make: "Gamma", model: "C", msrp: 20_300, highwayMpg: 36 }),
  makeCar({ make: "Delta", model: "D", msrp: 60_000, highwayMpg: 20 }),
].map((car, position) => ({ ...car, position }));

const wishesOf = (locked: boolean) =>
  effectiveWishes(
    [
      toConstraint({ slot: "msrp", op: "<=", value: 20_000, weight: 0.55, locked }),
      toConstraint({ slot: "highwayMpg", op: ">=", value: 35, weight: 0.55 }),
    ],
    null,
  );
const modelsOf = (...given: Parameters<typeof nearMisses>) => nearMisses(...given).map(({ best }) => best.model);

describe("models that miss a wish by little", () => {
  it("come nearest first, without what is listed and what is far off", () => {
    expect(modelsOf(cars, wishesOf(false), [{ make: "Alpha", model: "A" }], 2)).toEqual(["C", "B"]);
    expect(modelsOf(cars, wishesOf(false), [{ make: "Alpha", model: "A" }], 1)).toEqual(["C"]);
  });

  it("never miss a locked wish", () => {
    expect(modelsOf(cars, wishesOf(true), [], 2)).toEqual([]);
  });
});
