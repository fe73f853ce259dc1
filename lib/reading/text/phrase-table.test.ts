import { describe, expect, it } from "vitest";
import { expandPhrase, PhraseTable } from "./phrase-table";
import { tokenize } from "./tokenize";

describe("PhraseTable", () => {
  it("expands choices and what may be missing", () => {
    expect(expandPhrase("not [very|so] (big|small)").map((words) => words.join(" "))).toEqual([
      "not very big",
      "not very small",
      "not so big",
      "not so small",
      "not big",
      "not small",
    ]);
  });

  it("finds the longest phrase, over hyphens and brackets, in plural too", () => {
    const table = new PhraseTable<string>()
      .add("premium", "short")
      .add("premium unleaded required", "long")
      .add("all wheel drive", "awd");
    expect(table.at(tokenize("premium unleaded (required) only"), 0)).toEqual({ payload: "long", end: 4 });
    expect(table.at(tokenize("premium gas"), 0)).toEqual({ payload: "short", end: 1 });
    expect(table.at(tokenize("All-Wheel-Drives"), 0)).toEqual({ payload: "awd", end: 3 });
    expect(table.at(tokenize("unleaded premium"), 0)).toBeUndefined();
  });

  it("expands groups within groups", () => {
    expect(expandPhrase("(matters [the] least|(can|may) go) first").map((words) => words.join(" "))).toEqual([
      "matters the least first",
      "matters least first",
      "can go first",
      "may go first",
    ]);
  });
});
