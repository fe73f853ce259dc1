import fc from "fast-check";
import { expect, it } from "vitest";
import { applyEdits } from "./apply-edits";
import { type ConstraintInput, constraintSchema, toConstraint } from "./constraint";
import type { Wishes } from "./edit-wishes";
import { isBound, isExclusion, partsOf, valuesOf } from "./operator";
import { isNumericSlot } from "./slots";

const none: Wishes = { constraints: [], noPreference: [] };

function after(...said: ConstraintInput[]) {
  const edits = said.map((each) => ({ kind: "add" as const, constraint: toConstraint(each) }));
  return applyEdits(none, edits).wishes.constraints.map(({ slot, op, value }) => ({ slot, op, value }));
}

it("takes a refused value out of an earlier wish, and the wish with its last value", () => {
  const either = { slot: "model", op: "in", value: ["Outback", "CX-5"] } as const;
  const both = { slot: "model", op: "not in", value: ["Outback", "CX-5"] } as const;
  const one = { slot: "model", op: "!=", value: "Outback" } as const;
  expect(after({ ...either, value: [...either.value] }, one)).toEqual([
    { slot: "model", op: "==", value: "CX-5" },
    one,
  ]);
  expect(after({ ...either, value: [...either.value] }, { ...both, value: [...both.value] })).toEqual([both]);
  expect(after({ ...both, value: [...both.value] }, { slot: "model", op: "==", value: "Outback" })).toEqual([
    { slot: "model", op: "!=", value: "CX-5" },
    { slot: "model", op: "==", value: "Outback" },
  ]);
});

it("lets a value of a set end its opposite, and a refusal that it makes needless", () => {
  const used = { slot: "newOrUsed", op: "==", value: "used" } as const;
  expect(after({ slot: "newOrUsed", op: "!=", value: "new" }, used)).toEqual([used]);
  expect(after({ slot: "newOrUsed", op: "==", value: "new" }, used)).toEqual([used]);
  const fords = { slot: "make", op: "!=", value: "Ford" } as const;
  const mazda = { slot: "make", op: "==", value: "Mazda" } as const;
  expect(after(fords, mazda)).toEqual([fords, mazda]);
});

it("replaces a bound that can't hold beside a later one, and the bound whose number is refused", () => {
  const floor = { slot: "year", op: ">=", value: 2018 } as const;
  const older = { slot: "year", op: "<=", value: 2016 } as const;
  expect(after(floor, older)).toEqual([older]);
  expect(after(floor, { ...older, value: 2020 })).toHaveLength(2);
  const refused = { slot: "year", op: "!=", value: 2018 } as const;
  expect(after(floor, refused)).toEqual([refused]);
});

it("takes no alternative away for a wish beside it, and leaves policies' rules", () => {
  const small = { slot: "size", op: "==", value: "Compact" } as const;
  const hatch = { slot: "style", op: "==", value: "4dr Hatchback" } as const;
  expect(after({ slot: "size", op: "any", value: [small, hatch] }, { ...hatch, op: "!=" })).toEqual([
    small,
    { ...hatch, op: "!=" },
  ]);
  const rule = { slot: "make", op: "!=", value: "Ford", id: "policy:0:3:make" } as const;
  expect(after(rule, { slot: "make", op: "==", value: "Ford" })).toHaveLength(2);
});

const styles = ["Sedan", "Coupe", "Wagon", "Convertible"];
const conditions = ["new", "used", "certified"];
const listOf = (slot: "style" | "newOrUsed", all: string[]) =>
  fc.record({
    slot: fc.constant(slot),
    op: fc.constantFrom("in" as const, "not in" as const),
    value: fc.uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: 3 }),
  });
const numberOn = (slot: "year" | "seats") =>
  fc.record({
    slot: fc.constant(slot),
    op: fc.constantFrom(">=" as const, "<=" as const, "==" as const, "!=" as const),
    value: fc.integer({ min: 2, max: 6 }),
  });
const said = fc.oneof(listOf("style", styles), listOf("newOrUsed", conditions), numberOn("year"), numberOn("seats"));

it("never wishes for and refuses one value, empties no range, and keeps the newest word whole", () => {
  fc.assert(
    fc.property(fc.array(said, { minLength: 1, maxLength: 12 }), (words) => {
      const edits = words.map((each) => ({ kind: "add" as const, constraint: toConstraint(each) }));
      const { constraints } = applyEdits(none, edits).wishes;
      const last = words.at(-1);
      expect(constraints).toContainEqual(expect.objectContaining({ ...last }));
      expect(new Set(constraints.map(({ id }) => id)).size).toBe(constraints.length);
      for (const wish of constraints.flatMap(partsOf)) {
        expect(constraintSchema.safeParse(wish).success).toBe(true);
        const others = constraints.filter((each) => each.slot === wish.slot && each.id !== wish.id);
        if (!isExclusion(wish.op))
          for (const each of others.filter(({ op }) => isExclusion(op)))
            expect(valuesOf(each.value).filter((value) => valuesOf(wish.value).includes(value))).toEqual([]);
        if (!isNumericSlot(wish.slot) || isExclusion(wish.op)) continue;
        const meets = (value: number) =>
          [wish, ...others].every(
            ({ op, value: own }) => !isBound(op) || (op === ">=" ? value >= Number(own) : value <= Number(own)),
          );
        expect([2, 3, 4, 5, 6].some(meets)).toBe(true);
      }
    }),
    { seed: 7, numRuns: 1000 },
  );
});
