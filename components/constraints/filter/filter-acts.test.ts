import { describe, expect, it } from "vitest";
import type { ConstraintInput } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { boundAct, type FilterMode, tickAct, tickedValues } from "./filter-editors";

const wish = (input: ConstraintInput): WishView => ({
  constraint: toConstraint(input),
  ...{ label: "", text: "", unit: "", gain: 0, drawing: { bars: [] } },
});
const body = wish({ slot: "style", op: "in", value: ["Wagon", "4dr SUV"], level: "strong" });
const noFords = wish({ slot: "make", op: "!=", value: "Ford" });
const hybrid = wish({ slot: "marketCategory", op: "==", value: "Hybrid" });
const budget = wish({ slot: "msrp", op: "<=", value: 24_000 });
const all = [body, noFords, hybrid, budget];

const tick = (slot: "style" | "make" | "marketCategory", value: string, mode: FilterMode, ticked?: string[]) =>
  tickAct(all, { slot, mode, value, ticked: ticked ?? tickedValues(all, slot, mode) });

describe("the filter panel", () => {
  it("knows what is ticked, wished for and turned down apart", () => {
    expect(tickedValues(all, "style", "any")).toEqual(["Wagon", "4dr SUV"]);
    expect(tickedValues(all, "make", "none")).toEqual(["Ford"]);
    expect(tickedValues(all, "make", "any")).toEqual([]);
  });

  it("lengthens and shortens a list, and lets the wish go with its last value", () => {
    expect(tick("style", "Sedan", "any")).toMatchObject({
      edit: { kind: "change", id: "style:is", op: "in", value: ["Wagon", "4dr SUV", "Sedan"] },
    });
    expect(tick("style", "Wagon", "any")).toMatchObject({
      edit: { kind: "change", id: "style:is", op: "==", value: "4dr SUV" },
    });
    expect(tick("make", "Ford", "none")).toMatchObject({ edit: { kind: "remove", id: "make:not" } });
  });

  it("puts a second tick on top of a first that is still under way", () => {
    expect(tick("make", "Honda", "any", ["Mazda"])).toMatchObject({
      edit: { kind: "add", constraint: { id: "make:is", op: "in", value: ["Mazda", "Honda"] } },
    });
    expect(tick("make", "Mazda", "any", ["Mazda"])).toMatchObject({ edit: { kind: "remove", id: "make:is" } });
  });

  it("makes each category a wish of its own", () => {
    expect(tick("marketCategory", "Luxury", "any")).toMatchObject({
      edit: { kind: "add", constraint: { id: "marketCategory:is:Luxury", op: "==", level: "prefer" } },
    });
    expect(tick("marketCategory", "Hybrid", "any")).toMatchObject({
      edit: { kind: "remove", id: hybrid.constraint.id },
    });
  });

  it("moves, adds and takes off one end of a number, and does nothing where nothing changes", () => {
    expect(boundAct(all, { slot: "msrp", op: "<=", value: 30_000 })).toMatchObject({
      edit: { kind: "change", id: "msrp:<=", value: 30_000 },
    });
    expect(boundAct(all, { slot: "msrp", op: ">=", value: 10_000 })).toMatchObject({
      edit: { kind: "add", constraint: { id: "msrp:>=" } },
    });
    expect(boundAct(all, { slot: "msrp", op: "<=", value: null })).toMatchObject({ edit: { kind: "remove" } });
    expect(boundAct(all, { slot: "msrp", op: "<=", value: 24_000 })).toBeUndefined();
    expect(boundAct(all, { slot: "year", op: ">=", value: null })).toBeUndefined();
  });
});
