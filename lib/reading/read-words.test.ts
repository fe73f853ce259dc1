import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { readWords } from "./read-words";

function weightsIn(words: string): Record<string, number> {
  const { edits } = readWords({ words, turn: 0, history: [], constraints: [], vocabulary: corpusVocabulary });
  return Object.fromEntries(
    edits.flatMap((edit) => (edit.kind === "add" ? [[edit.constraint.slot, edit.constraint.weight]] : [])),
  );
}

describe("an order said in words", () => {
  it("puts what somebody would bend on most below what is only preferred", () => {
    const said = weightsIn(
      "A sedan under 25k, strongly prefer 2018 or newer. The year is the one I'm most willing to bend on.",
    );
    expect(said.year).toBeLessThan(said.msrp ?? 0);
    expect(said.year).toBeLessThan(0.25);
  });

  it.each([
    [
      "sedan with 300 hp, 2019 or newer, 32k. In order of importance: year, price, power",
      ["year", "msrp", "horsepower"],
    ],
    ["sedan with 300 hp, 2019 or newer, 32k. Power matters most, then the year", ["horsepower", "year", "msrp"]],
  ])("ranks the wishes: %s", (words, order) => {
    const said = weightsIn(words);
    expect(order.toSorted((a, b) => (said[b] ?? 0) - (said[a] ?? 0))).toEqual(order);
    expect(new Set(order.map((slot) => said[slot])).size).toBe(order.length);
  });
});
