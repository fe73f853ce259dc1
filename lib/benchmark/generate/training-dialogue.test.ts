import { describe, expect, it } from "vitest";
import type { Item } from "@/lib/benchmark/item";
import { seededRandom } from "@/lib/random";
import { trainingDialogue, type WordingPart, wordingParts } from "./training-dialogue";

const tests = [
  { column: "MSRP", op: "<=", value: 30_000, weight: 0.4 },
  { column: "Year", op: ">=", value: 2018, weight: 0.3 },
  { column: "Vehicle Size", op: "==", value: "Compact", weight: 0.2 },
  { column: "highway MPG", op: ">=", value: 33, weight: 0.1 },
];
const item: Item = {
  id: "X-1",
  base: { Make: "Mazda" },
  baseQuery: "I am looking for a Mazda.",
  constraints: tests.map(({ column, op, value }) => ({ column, op, value })),
  weights: tests,
  chosenRelaxation: { column: "highway MPG", op: ">=", value: 33 },
  recommendedCar: { Make: "Mazda" },
};

function dialogue(part: WordingPart, unsaidShare = 0, seed = 1) {
  const run = { part, unsaidShare, random: seededRandom(seed, part) };
  const made = trainingDialogue(item, run);
  if (!made) throw new Error("the item can be read");
  return made;
}

describe("trainingDialogue", () => {
  it("labels by rank and not by the shared-out weight, so that levels do not collapse", () => {
    const { levels } = dialogue("train");
    expect(Object.fromEntries(levels.map(({ slot, level }) => [slot, level]))).toEqual({
      msrp: "must",
      year: "strong",
      size: "flexible",
      highwayMpg: "nice",
    });
  });

  it("says every value once", () => {
    const said = dialogue("train")
      .turns.filter(({ role }) => role === "user")
      .map(({ content }) => content)
      .join(" ");
    for (const value of ["$30,000", "2018", "Compact", "33"]) expect(said.split(value)).toHaveLength(2);
  });

  it("uses other words in each part", () => {
    const [train, test] = wordingParts.map((part) => {
      const told = Array.from({ length: 40 }, (_, seed) =>
        dialogue(part, 1, seed).unsaid.map(({ answer }) => answer),
      ).flat();
      return new Set(told);
    });
    for (const each of train ?? []) expect(test?.has(each)).toBe(false);
  });

  it("keeps what is left unsaid for the question, and calls the bare wish plain", () => {
    const { levels, unsaid } = dialogue("test", 1);
    expect(levels.map(({ level }) => level)).toEqual(["prefer", "prefer", "prefer", "prefer"]);
    expect(unsaid.map(({ slot, level }) => [slot, level])).toEqual([
      ["msrp", "must"],
      ["year", "strong"],
      ["size", "flexible"],
      ["highwayMpg", "nice"],
    ]);
    expect(unsaid.every(({ answer }) => answer.length > 10)).toBe(true);
  });
});
