import { expect, test } from "vitest";
import type { Mark } from "@/lib/dialogue/wording/parts";
import { slotMarks } from "./product-facts";

const mark = (id: string, label: string, how: Mark["mark"], end?: Mark["end"]): Mark => ({
  ...{ id, label, mark: how, value: "", satisfaction: 1, weight: 1 },
  ...(end ? { end } : {}),
});

test("a range has one mark, that of the end the car stands worse to", () => {
  const marks = [
    mark("year:>=", "Year", "met", "at least"),
    mark("make:is", "Make", "met"),
    mark("year:<=", "Year", "bent", "at most"),
  ];
  expect(slotMarks(marks).map(({ id }) => id)).toEqual(["year:<=", "make:is"]);
  const both = marks.map((each) => ({ ...each, mark: "met" as const }));
  expect(slotMarks(both).map(({ id }) => id)).toEqual(["year:>=", "make:is"]);
});
