import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import { effectiveWishes } from "@/lib/dialogue/state/effective-wishes";
import { nearMisses } from "./results-part";

const products = [
  makeProduct({ make: "Alpha", model: "A", msrp: 20_000, highwayMpg: 36 }),
  makeProduct({ make: "Beta", model: "B", msrp: 20_600, highwayMpg: 36 }),
  makeProduct({ make: "Gamma", model: "C", msrp: 20_300, highwayMpg: 36 }),
  makeProduct({ make: "Delta", model: "D", msrp: 60_000, highwayMpg: 20 }),
].map((product, position) => ({ ...product, position }));

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
    expect(modelsOf(products, wishesOf(false), [{ make: "Alpha", model: "A" }], 2)).toEqual(["C", "B"]);
    expect(modelsOf(products, wishesOf(false), [{ make: "Alpha", model: "A" }], 1)).toEqual(["C"]);
  });

  it("never miss a locked wish", () => {
    expect(modelsOf(products, wishesOf(true), [], 2)).toEqual([]);
  });
});
