import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import type { DialogueOutcome } from "./dialogue-outcome";
import { measure } from "./measure";
import { summarise } from "./run-line";

const year = toConstraint({ slot: "year", op: ">=", value: 2015, weight: 0.5 });
const price = toConstraint({ slot: "msrp", op: "<=", value: 20_000, weight: 0.3 });
const size = toConstraint({ slot: "size", op: "==", value: "Compact", weight: 0.2 });
const question = { frame: [], constraints: [year, price, size], target: [size.id] };
const best = makeProduct({ make: "Alpha", model: "A", year: 2016, msrp: 19_000, size: "Large" });
const item = { id: "X-1", recommendedCar: { Make: "Alpha", Model: "A", Year: 2016, MSRP: 19_000 } };
const measured = (outcome: Partial<DialogueOutcome>) =>
  measure(item, question, ["year", "msrp", "size"], {
    status: "relaxed",
    constraints: [year, price, size],
    relaxed: [size],
    tied: [],
    firstDrop: [],
    product: best,
    ...outcome,
  });

describe("a measured dialogue", () => {
  it("loses nothing it need not with the right relaxation", () => {
    expect(measured({})).toMatchObject({ relaxMatch: true, carMatch: true, columnMatch: true, regret: 0 });
    expect(measured({}).wishesKept).toBeCloseTo(2 / 3, 12);
  });

  it("regrets the weight lost beyond the least, and everything without a car", () => {
    const older = makeProduct({ make: "Alpha", model: "A", year: 2012, msrp: 19_000, size: "Large" });
    expect(measured({ relaxed: [year], product: older })).toMatchObject({ relaxMatch: false, regret: 0.5 });
    expect(measured({ status: "exhausted", product: null })).toMatchObject({
      relaxMatch: true,
      relaxMatchWithCar: false,
      wishesKept: 0,
      regret: 0.8,
    });
  });

  it("credits a replacement on the constraint it replaces, apart from the published count", () => {
    const replaced = { ...size, value: "Large" };
    const formal = measured({ relaxed: [replaced], relaxedFrom: [size] });
    expect(formal).toMatchObject({ relaxMatch: false, columnMatch: true });
    expect(summarise([formal, measured({})])).toMatchObject({
      relaxMatch: { count: 1 },
      columnMatch: { count: 2 },
      regret: 0,
    });
  });

  it("counts a tie as a miss, with the chance of a blind pick beside", () => {
    const tie = measured({ status: "undecided", tied: [[size], [price]] });
    expect(tie).toMatchObject({ relaxMatch: false, columnMatch: false, tie: true, expectedMatch: 0.5, miss: "tie" });
  });
});
