import { expect, it } from "vitest";
import { applyEdits } from "./apply-edits";
import { type Constraint, constraintInputSchema, constraintSchema, toConstraint } from "./constraint";
import { describeConstraint } from "./describe-constraint";
import { alternativesOf, asWritten } from "./operator";

const electric = { slot: "fuelType", op: "==", value: "electric" } as const;
const hybrid = { slot: "marketCategory", op: "==", value: "Hybrid" } as const;
const thrifty = { slot: "highwayMpg", op: ">=", value: 40 } as const;
const either = toConstraint({ slot: "fuelType", op: "any", value: [electric, hybrid, thrifty], level: "strong" });
const wishes = (...constraints: Constraint[]) => ({ constraints, noPreference: [] });
const read = (written: unknown) => constraintInputSchema.safeParse(written);

it("takes alternatives from files as they are written there, and writes them back so", () => {
  const written = { slot: "fuelType", op: "any", of: [electric, hybrid], level: "strong" };
  const held = toConstraint(constraintInputSchema.parse(written));
  expect(held).toMatchObject({ id: "any:fuelType|marketCategory", value: [electric, hybrid], level: "strong" });
  expect(JSON.parse(JSON.stringify({ held }, asWritten))).toMatchObject({ held: written });
  expect(JSON.parse(JSON.stringify({ held }, asWritten)).held).not.toHaveProperty("value");
});

it("refuses alternatives that make no sense", () => {
  const refused = [
    { slot: "fuelType", op: "any", of: [electric] },
    { slot: "fuelType", op: "any", of: [hybrid, electric] },
    { slot: "fuelType", op: "any", value: "electric" },
    { slot: "fuelType", op: "in", value: [electric, hybrid] },
    { slot: "fuelType", op: "any", of: [electric, { ...hybrid, op: ">=" }] },
    { slot: "fuelType", op: "any", of: [electric, { slot: "fuelType", op: "any", of: [electric, hybrid] }] },
  ];
  expect(refused.filter((each) => read(each).success)).toEqual([]);
});

it("says them joined by or", () => {
  expect(describeConstraint(either)).toBe("electric, or hybrid, or 40 mpg or more");
});

it("loses an alternative and keeps its weight; the last one left is a plain wish", () => {
  const [first, second] = [[hybrid, thrifty], [thrifty]].map(
    (value) => applyEdits(wishes(either), [{ kind: "change", id: either.id, op: "any", value }]).wishes.constraints,
  );
  expect(first).toMatchObject([{ id: "any:highwayMpg|marketCategory", slot: "marketCategory", level: "strong" }]);
  expect(second).toMatchObject([{ id: "highwayMpg:>=", ...thrifty, level: "strong" }]);
  expect([...(first ?? []), ...(second ?? [])].every((each) => constraintSchema.safeParse(each).success)).toBe(true);
});

it("goes when any of its slots stops mattering", () => {
  const { wishes: left } = applyEdits(wishes(either), [{ kind: "no-preference", slot: "highwayMpg" }]);
  expect(left.constraints).toEqual([]);
});

it("is one test where there is one", () => {
  expect(alternativesOf(thrifty)).toEqual([thrifty]);
  expect(alternativesOf(either)).toHaveLength(3);
});
