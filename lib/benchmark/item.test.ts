import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { isRecommendedProduct, itemQuestion, readItems } from "./item";

const item = {
  id: "X-1",
  base: { Make: "Alpha", "Vehicle Style": "Sedan" },
  constraints: [
    { column: "Model", op: "==", value: 3 },
    { column: "MSRP", op: "<=", value: 20_000 },
  ],
  weights: [
    { column: "MSRP", op: "<=", value: 20_000, weight: 0.25 },
    { column: "Model", op: "==", value: "3", weight: 0.75 },
  ],
  chosenRelaxation: { column: "MSRP", op: "<=", value: 20_000, weight: 0.25 },
  recommendedCar: { Make: "Alpha", Model: "3", MSRP: 21_000 },
  persona: "kept as it is",
};

describe("benchmark items", () => {
  it("become questions over slots, weights found whatever their order, a model that looks like a number a word", () => {
    const read = readItems([item]);
    if (read.kind !== "entries") throw new Error(read.reason);
    const [first] = read.entries;
    expect(first?.persona).toBe("kept as it is");
    expect(first && itemQuestion(first)).toMatchObject({
      kind: "question",
      question: {
        frame: [
          { slot: "make", op: "==", value: "Alpha" },
          { slot: "style", op: "==", value: "Sedan" },
        ],
        constraints: [
          { slot: "model", value: "3", weight: 0.75 },
          { slot: "msrp", value: 20_000, weight: 0.25 },
        ],
        target: ["msrp:<="],
      },
    });
  });

  it("know their car by the columns they name", () => {
    const product = makeProduct({ make: "Alpha", model: "3", msrp: 21_000 });
    expect(isRecommendedProduct(item, product)).toBe(true);
    expect(isRecommendedProduct(item, { ...product, msrp: 21_001 })).toBe(false);
  });

  it("are refused with a reason when a column, an operator or a weight is not there", () => {
    expect(readItems({})).toMatchObject({ kind: "refused" });
    expect(itemQuestion({ ...item, base: { Colour: "red" } })).toMatchObject({
      reason: expect.stringMatching(/"Colour"/),
    });
    expect(itemQuestion({ ...item, weights: [] })).toMatchObject({
      reason: "item X-1: no weight for Model; no weight for MSRP",
    });
    const constraints = [{ column: "Model", op: ">=", value: "3" }];
    expect(
      itemQuestion({ ...item, constraints, weights: [{ column: "Model", op: ">=", value: "3", weight: 1 }] }),
    ).toMatchObject({
      kind: "refused",
    });
  });
});
