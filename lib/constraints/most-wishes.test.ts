import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "./apply-edits";
import type { Constraint, Edit } from "./constraint";
import { leftOut, mostWishes, tooManyWishes } from "./most-wishes";

const wish = (number: number, locked = false): Constraint => ({
  id: `model:!= ${number}`,
  slot: "model",
  op: "!=",
  value: `Model ${number}`,
  weight: 0.5,
  level: "prefer",
  locked,
  evidence: [],
});
const add = (constraint: Constraint): Edit => ({ kind: "add", constraint });
const full = { constraints: Array.from({ length: mostWishes }, (_, index) => wish(index)), noPreference: [] };

describe("the most wishes", () => {
  it("takes so many and refuses the next with the reason, without losing one", () => {
    const { wishes, refused } = applyEdits(full, [add(wish(99))]);
    expect(wishes).toEqual(full);
    expect(refused).toEqual([{ edit: add(wish(99)), reason: tooManyWishes }]);
  });

  it("still lets a wish be changed, weighed, locked and let go, and makes room that way", () => {
    const first = wish(0).id;
    const edits: Edit[] = [
      { kind: "weigh", id: first, weight: 0.9 },
      { kind: "lock", id: first, locked: true },
      { kind: "remove", id: wish(1).id },
      add(wish(99)),
    ];
    const { wishes, refused } = applyEdits(full, edits);
    expect(refused).toEqual([]);
    expect(wishes.constraints).toHaveLength(mostWishes);
  });

  it("holds over any sequence of edits", () => {
    const edit: fc.Arbitrary<Edit> = fc.oneof(
      fc.record({
        kind: fc.constant("add" as const),
        constraint: fc.tuple(fc.nat(60), fc.boolean()).map(([number, locked]) => wish(number, locked)),
      }),
      fc.record({ kind: fc.constant("remove" as const), id: fc.nat(60).map((number) => wish(number).id) }),
      fc.record({
        kind: fc.constant("lock" as const),
        id: fc.nat(60).map((number) => wish(number).id),
        locked: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 120 }), (edits) => {
        const { wishes } = applyEdits({ constraints: [], noPreference: [] }, edits);
        expect(wishes.constraints.length).toBeLessThanOrEqual(mostWishes);
      }),
      { seed: 24, numRuns: 200 },
    );
  });

  it("names what was left out, and only the first of many", () => {
    expect(leftOut(["no Fiat"])).toBe(
      "I can hold 24 wishes at a time, so I left out no Fiat. Drop one and say it again.",
    );
    expect(leftOut(["a", "b", "c", "d"])).toMatch(/left out a, b and 2 more\./);
  });
});
