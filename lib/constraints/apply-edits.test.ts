import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "./apply-edits";
import { constraintSchema, type Edit, type Evidence, toConstraint } from "./constraint";
import type { Wishes } from "./edit-wishes";

const none: Wishes = { constraints: [], noPreference: [] };
const evidence: Evidence[] = [
  { for: "value", turn: 0, start: 0, end: 9, quote: "under 20k" },
  { for: "weight", turn: 0, start: 10, end: 18, quote: "flexible" },
];
const budget = toConstraint({ slot: "msrp", op: "<=", value: 20_000, level: "flexible", evidence });
const wagon = toConstraint({ slot: "style", op: "==", value: "Wagon" });
const start: Wishes = { constraints: [budget, wagon], noPreference: [] };

function only(wishes: Wishes, edit: Edit) {
  return applyEdits(wishes, [edit]);
}

describe("editing wishes", () => {
  it("adds a wish, and replaces the one it revises in place", () => {
    const added = only(none, { kind: "add", constraint: budget });
    expect(added.changes).toEqual([{ after: budget }]);
    const raised = { ...budget, value: 25_000 };
    const replaced = only(start, { kind: "add", constraint: raised });
    expect(replaced.wishes.constraints).toEqual([raised, wagon]);
    expect(replaced.changes).toEqual([{ before: budget, after: raised }]);
  });

  it("changes a value and keeps weight and the words for it, but not the words for the old value", () => {
    const { wishes } = only(start, { kind: "change", id: "msrp:<=", value: 30_000 });
    expect(wishes.constraints[0]).toMatchObject({ value: 30_000, weight: 0.3, evidence: [evidence[1]] });
  });

  it("lets a weight set by hand stand without the words it replaced", () => {
    const { wishes } = only(start, { kind: "weigh", id: "msrp:<=", weight: 0.75 });
    expect(wishes.constraints[0]).toMatchObject({ weight: 0.75, level: "strong", evidence: [evidence[0]] });
  });

  it("turns a bound round and gives the wish the name of what it is now", () => {
    const { wishes } = only(start, { kind: "change", id: "msrp:<=", op: ">=", value: 15_000 });
    expect(wishes.constraints.map((each) => each.id)).toEqual(["msrp:>=", "style:is"]);
  });

  it("forgets a slot the shopper does not mind, until they speak of it again", () => {
    const indifferent = only(start, { kind: "no-preference", slot: "msrp" });
    expect(indifferent.wishes).toEqual({ constraints: [wagon], noPreference: ["msrp"] });
    const again = only(indifferent.wishes, { kind: "add", constraint: budget });
    expect(again.wishes.noPreference).toEqual([]);
  });

  it("refuses an edit of a wish that is not there, or a value that makes no sense, and makes the others", () => {
    const outcome = applyEdits(start, [
      { kind: "remove", id: "year:>=" },
      { kind: "change", id: "style:is", value: 7 },
      { kind: "lock", id: "style:is", locked: true },
    ]);
    expect(outcome.refused.map((each) => each.edit.kind)).toEqual(["remove", "change"]);
    expect(outcome.wishes.constraints[1]?.locked).toBe(true);
  });

  it("never has two wishes of one name nor an invalid one, whatever the edits", () => {
    const constraint = fc.constantFrom(budget, wagon, toConstraint({ slot: "msrp", op: ">=", value: 5_000 }));
    const id = fc.constantFrom("msrp:<=", "msrp:>=", "style:is", "year:>=");
    const edit: fc.Arbitrary<Edit> = fc.oneof(
      constraint.map((each) => ({ kind: "add" as const, constraint: each })),
      id.map((each) => ({ kind: "remove" as const, id: each })),
      fc.record({
        kind: fc.constant("change" as const),
        id,
        op: fc.constantFrom("<=" as const, ">=" as const, "==" as const, "in" as const),
        value: fc.oneof(fc.nat(), fc.constant("Wagon"), fc.constant<string[]>(["Wagon", "Sedan"])),
      }),
      fc.record(
        {
          ...{ kind: fc.constant("weigh" as const), id, weight: fc.double({ min: 0, max: 1, noNaN: true }) },
          interval: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
        },
        { requiredKeys: ["kind", "id", "weight"] },
      ),
      fc.constant({ kind: "no-preference" as const, slot: "msrp" as const }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        const { constraints } = applyEdits(start, edits).wishes;
        expect(new Set(constraints.map((each) => each.id)).size).toBe(constraints.length);
        for (const each of constraints) {
          expect(constraintSchema.safeParse(each).success).toBe(true);
          const { weight, interval: [low, high] = [weight, weight] } = each;
          expect(low <= weight && weight <= high).toBe(true);
        }
      }),
      { seed: 20, numRuns: 500 },
    );
  });
});
