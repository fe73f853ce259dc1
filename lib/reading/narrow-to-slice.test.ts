import { describe, expect, it } from "vitest";
import { toConstraint } from "@/lib/constraints/constraint";
import { narrowToSlice, type SliceCounts } from "./narrow-to-slice";

const required = "premium unleaded (required)";
const recommended = "premium unleaded (recommended)";
const premium = toConstraint({ slot: "fuelType", op: "in", value: [required, recommended], weight: 0.55 });
const option = (value: string) => ({
  label: value,
  edits: [{ kind: "add" as const, constraint: toConstraint({ slot: "fuelType", op: "==", value, weight: 0.55 }) }],
});
const doubt = {
  kind: "ambiguous-value",
  slot: "fuelType" as const,
  quote: "premium",
  text: "Which?",
  options: [option(required), option(recommended)],
};
const counts = (held: Record<string, number>): SliceCounts => new Map([["fuelType", new Map(Object.entries(held))]]);

describe("narrowing alternatives to a slice", () => {
  it("leaves the only alternative the slice holds", () => {
    const [narrowed] = narrowToSlice([premium], [], counts({ [recommended]: 4, diesel: 9 }));
    expect(narrowed).toMatchObject({ op: "==", value: recommended, weight: 0.55, id: "fuelType:is" });
  });

  it("keeps several alternatives that were meant", () => {
    const [kept] = narrowToSlice([premium], [], counts({ [recommended]: 4, [required]: 9 }));
    expect(kept).toMatchObject({ op: "in", value: [required, recommended] });
  });

  it("takes the first reading of a doubt that the slice holds", () => {
    const both = counts({ [recommended]: 9, [required]: 4 });
    expect(narrowToSlice([premium], [doubt], both)[0]).toMatchObject({ op: "==", value: required });
    expect(narrowToSlice([premium], [doubt], counts({ [recommended]: 9 }))[0]).toMatchObject({ value: recommended });
  });

  it("leaves a list alone of which the slice holds nothing", () => {
    expect(narrowToSlice([premium], [doubt], counts({ diesel: 3 }))).toEqual([premium]);
  });
});
