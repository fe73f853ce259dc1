import { describe, expect, it } from "vitest";
import type { Mark } from "@/lib/dialogue/wording/parts";
import { factColumns } from "./product-facts";

const mark = (label: string, value: string, how: Mark["mark"] = "met"): Mark => ({
  ...{ id: label, label, mark: how, value, satisfaction: 1, weight: 0.5 },
});

describe("the columns of a list of cars", () => {
  it("put wishes that a car misses first, then those on which cars differ", () => {
    const one = { marks: [mark("Body", "SUV"), mark("Year", "2021"), mark("Drive", "AWD"), mark("Highway", "34")] };
    const other = {
      marks: [mark("Body", "SUV"), mark("Year", "2024"), mark("Drive", "AWD"), mark("Highway", "34", "bent")],
    };
    expect(factColumns([one, other])).toEqual(["Highway", "Year", "Body", "Drive"]);
  });

  it("leave out the price, names that are met, and all beyond four", () => {
    const marks = ["Budget", "Make", "Body", "Year", "Drive", "Highway", "Doors"].map((label) => mark(label, "x"));
    expect(factColumns([{ marks }])).toEqual(["Body", "Year", "Drive", "Highway"]);
    expect(factColumns([{ marks: [mark("Make", "Ford", "missed")] }])).toEqual(["Make"]);
  });
});
