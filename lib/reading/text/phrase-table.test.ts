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

  it("keeps the first phrase's meaning where phrases overlap, and a word before its singular", () => {
    const table = new PhraseTable<string>()
      .add("(no|not) [a] (car|truck) please", "first")
      .add("no car [please]", "second")
      .add("no cars either", "third");
    const said = (words: string) => table.at(tokenize(words), 0);
    expect(said("no car please")).toEqual({ payload: "first", end: 3 });
    expect(said("no car then")).toEqual({ payload: "second", end: 2 });
    expect(said("no trucks please")).toEqual({ payload: "first", end: 3 });
    expect(said("no cars please")).toBeUndefined();
    expect(said("no cars either")).toEqual({ payload: "third", end: 3 });
  });

  it("takes phrases that stand for more words than could be kept", () => {
    const phrase = Array.from({ length: 12 }, () => "(a|b|c|d|e|f|g|h)").join(" ");
    const table = PhraseTable.of([phrase, `${phrase} z`]);
    expect(table.at(tokenize("h g f e d c b a h g f e z"), 0)).toEqual({ payload: true, end: 13 });
  });
});
