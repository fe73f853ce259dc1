import { describe, expect, it } from "vitest";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeCar } from "@/lib/catalog/testing/make-car";
import { toConstraint } from "@/lib/constraints/constraint";
import { spokenLimits } from "./spoken-limits";

const constraints = [
  toConstraint({ slot: "msrp", op: "<=", value: 24_000 }),
  toConstraint({ slot: "year", op: ">=", value: 2019 }),
  toConstraint({ slot: "highwayMpg", op: ">=", value: 35 }),
  toConstraint({ slot: "style", op: "==", value: "Wagon" }),
  toConstraint({ slot: "make", op: "==", value: "Alpha", locked: true }),
];
const catalog = createColumnReader([
  makeCar({ style: "Wagon", msrp: 20_000 }),
  makeCar({ position: 1, style: "Sedan", msrp: 60_000 }),
]);

async function heard(text: string): Promise<string[]> {
  const vocabulary = await catalog.vocabulary();
  return spokenLimits(text, { constraints, vocabulary }).map((each) => `${each.kind} ${"id" in each ? each.id : ""}`);
}

describe("limits in words", () => {
  it.each([
    ["don't touch the price", ["keep msrp:<="]],
    ["Don’t change the year or the price.", ["keep msrp:<=", "keep year:>="]],
    ["keep 35", ["keep highwayMpg:>="]],
    ["no not the body", ["keep style:is"]],
    ["it has to stay a wagon, never a sedan", []],
    ["anything but the price", ["keep msrp:<="]],
    ["leave the year alone", ["keep year:>="]],
    ["let the year go", ["edit year:>="]],
    ["you can change the year", ["release year:>="]],
    ["keep the price. Drop the body.", ["keep msrp:<=", "edit style:is"]],
    ["the make must not change", []],
    ["thank you", []],
    ["no", []],
  ])("%s", async (text, expected) => {
    expect(await heard(text)).toEqual(expected);
  });
});
