import { describe, expect, it } from "vitest";
import type { Item } from "@/lib/benchmark/item";
import { seededRandom } from "@/lib/random";
import { dialogueStyles, trainingDialogue, type WordingPart, wordingParts } from "./training-dialogue";

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

function dialogue(style: (typeof dialogueStyles)[number], part: WordingPart, unsaidShare = 0, seed = 1) {
  const run = { style, part, unsaidShare, targetToo: true, random: seededRandom(seed, `${style} ${part}`) };
  const made = trainingDialogue(item, run);
  if (!made) throw new Error("the item can be read");
  return made;
}

describe("trainingDialogue", () => {
  it("labels by rank and not by the shared-out weight, so that levels do not collapse", () => {
    const { levels } = dialogue("persona", "train");
    expect(Object.fromEntries(levels.map(({ slot, level }) => [slot, level]))).toEqual({
      msrp: "must",
      year: "strong",
      size: "flexible",
      highwayMpg: "nice",
    });
  });

  it.each(dialogueStyles)("says every value once in the %s style", (style) => {
    const said = dialogue(style, "train")
      .turns.filter(({ role }) => role === "user")
      .map(({ content }) => content)
      .join(" ");
    for (const value of ["$30,000", "2018", "Compact", "33"]) expect(said.split(value)).toHaveLength(2);
  });

  it("uses other words in each part", () => {
    const [train, check, test] = wordingParts.map((part) => {
      const told = Array.from(
        { length: 40 },
        (_, seed) => dialogue("closing", part, 0, seed).turns.at(-1)?.content ?? "",
      );
      return new Set(
        told.flatMap((each) => each.split(/(?<=\.) /)).map((each) => each.replace(/the [\w ]+?(?= |[.,;])/g, "")),
      );
    });
    for (const each of train ?? []) expect(check?.has(each) || test?.has(each)).toBe(false);
  });

  it("keeps what is left unsaid for the question, and calls the bare wish plain", () => {
    const { levels, unsaid } = dialogue("interview", "test", 1);
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
