import { expect, test } from "vitest";
import type { Predicate } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { lockRangeAct, weighAct, weighsAlike, wishGroups } from "./wish-groups";

const wish = (test: Predicate, more: Partial<WishView["constraint"]> = {}): WishView => ({
  constraint: { ...toConstraint({ ...test, level: "prefer" }), ...more },
  label: "",
  text: "",
  unit: "",
  gain: 0,
  drawing: { bars: [] },
});
const from = wish({ slot: "year", op: ">=", value: 2015 });
const to = wish({ slot: "year", op: "<=", value: 2018 });
const budget = wish({ slot: "msrp", op: "<=", value: 20_000 });
const make = wish({ slot: "make", op: "==", value: "Alpha" });

test("two bounds of one slot stand as one chip, where the heavier of them stands", () => {
  const groups = wishGroups([budget, to, make, from]);
  expect(groups.map(({ id }) => id)).toEqual([budget.constraint.id, "year", make.constraint.id]);
  expect(groups[1]).toEqual({ id: "year", wish: to, range: { lower: from, upper: to } });
});

test("a bound alone, and a bound beside an exact value, are chips of their own", () => {
  const exact = wish({ slot: "msrp", op: "==", value: 9000 });
  expect(wishGroups([budget, exact, from]).some(({ range }) => range)).toBe(false);
});

test("one gauge stands for both ends only while they weigh the same", () => {
  expect(weighsAlike({ lower: from, upper: to })).toBe(true);
  const heavy = wish(to.constraint, { weight: 0.95, level: "must" });
  expect(weighsAlike({ lower: from, upper: heavy })).toBe(false);
  expect(weighsAlike({ lower: wish(from.constraint, { locked: true }), upper: to })).toBe(false);
});

test("the gauge and the lock of a range are one act for both ends", () => {
  expect(weighAct(from, "strong", to)).toMatchObject({
    edit: { kind: "weigh", id: "year:>=", weight: 0.75 },
    also: "year:<=",
  });
  expect(lockRangeAct({ lower: from, upper: to })).toMatchObject({ also: "year:<=" });
  const locked = wish(from.constraint, { locked: true });
  expect(lockRangeAct({ lower: locked, upper: to })).toEqual({
    kind: "edit-constraint",
    edit: { kind: "lock", id: "year:<=", locked: true },
  });
});
