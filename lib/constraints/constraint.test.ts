import { describe, expect, it } from "vitest";
import { constraintInputSchema, toConstraint } from "./constraint";
import { constraintId } from "./operator";

const accepts = (input: unknown) => constraintInputSchema.safeParse(input).success;

describe("a constraint from outside", () => {
  it("needs no more than slot, operator and value", () => {
    expect(toConstraint({ slot: "msrp", op: "<=", value: 20_000 })).toEqual({
      id: "msrp:<=",
      slot: "msrp",
      op: "<=",
      value: 20_000,
      weight: 0.55,
      level: "prefer",
      locked: false,
      evidence: [],
    });
  });

  it("takes its weight from its level, and its level from its weight", () => {
    expect(toConstraint({ slot: "year", op: ">=", value: 2019, level: "nice" }).weight).toBe(0.1);
    expect(toConstraint({ slot: "year", op: ">=", value: 2019, weight: 0.9 }).level).toBe("must");
  });

  it("is refused when operator and value do not fit", () => {
    expect(accepts({ slot: "style", op: "in", value: "Sedan" })).toBe(false);
    expect(accepts({ slot: "style", op: "==", value: ["Sedan"] })).toBe(false);
    expect(accepts({ slot: "style", op: ">=", value: "Sedan" })).toBe(false);
    expect(accepts({ slot: "msrp", op: "<=", value: "cheap" })).toBe(false);
    expect(accepts({ slot: "model", op: "==", value: 3 })).toBe(false);
    expect(accepts({ slot: "colour", op: "==", value: "red" })).toBe(false);
    expect(accepts({ slot: "msrp", op: "<=", value: 20_000, weight: 2 })).toBe(false);
    expect(accepts({ slot: "msrp", op: "<=", value: Number.NaN })).toBe(false);
  });

  it("takes models that look like numbers as words", () => {
    expect(accepts({ slot: "model", op: "==", value: "3" })).toBe(true);
  });
});

describe("the identity of a wish", () => {
  it("keeps the two bounds of a range apart", () => {
    expect(constraintId({ slot: "msrp", op: ">=", value: 1 })).not.toBe(
      constraintId({ slot: "msrp", op: "<=", value: 2 }),
    );
  });

  it("is the same for one value and for several", () => {
    expect(constraintId({ slot: "style", op: "==", value: "Sedan" })).toBe(
      constraintId({ slot: "style", op: "in", value: ["Wagon", "Sedan"] }),
    );
  });

  it("lets a car be a hybrid and a luxury car at once", () => {
    expect(constraintId({ slot: "marketCategory", op: "==", value: "Hybrid" })).not.toBe(
      constraintId({ slot: "marketCategory", op: "==", value: "Luxury" }),
    );
  });
});
