import { describe, expect, it } from "vitest";
import { describeConstraint } from "./describe-constraint";

describe("a wish in words", () => {
  it("says bounds as people do", () => {
    expect(describeConstraint({ slot: "msrp", op: "<=", value: 24_000 })).toBe("up to $24,000");
    expect(describeConstraint({ slot: "year", op: ">=", value: 2019 })).toBe("2019 or newer");
    expect(describeConstraint({ slot: "highwayMpg", op: ">=", value: 35 })).toBe("35 mpg or more");
    expect(describeConstraint({ slot: "cylinders", op: "<=", value: 6 })).toBe("at most 6 cylinders");
  });

  it("names groups once and joins alternatives", () => {
    const trucks = ["Crew Cab Pickup", "Extended Cab Pickup", "Regular Cab Pickup"];
    expect(describeConstraint({ slot: "style", op: "in", value: trucks })).toBe("pickup");
    expect(describeConstraint({ slot: "style", op: "in", value: ["Wagon", "4dr SUV", "2dr SUV"] })).toBe(
      "SUV or wagon",
    );
  });

  it("says exclusions", () => {
    expect(describeConstraint({ slot: "make", op: "not in", value: ["Ford", "Ram"] })).toBe("not Ford or Ram");
  });

  it("leaves names it does not know as they are", () => {
    expect(describeConstraint({ slot: "model", op: "==", value: "F-150" })).toBe("F-150");
  });
});
