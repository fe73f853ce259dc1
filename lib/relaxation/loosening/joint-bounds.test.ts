import { describe, expect, it } from "vitest";
import { alternativeTests, type Wish } from "@/lib/relaxation/lattice";
import { jointBounds, type Sight, shareOf } from "./movable";

type Hut = Readonly<Record<"rent" | "beds" | "walk", number | null>>;
const sight: Sight<Hut> = {
  held: (hut, slot) => hut[slot as keyof Hut],
  passes: (hut, test) => {
    if (test.op === "any") return alternativeTests(test).some((each) => sight.passes(hut, each));
    const { slot, op, value } = test;
    const held = hut[slot as keyof Hut];
    return held !== null && (op === ">=" ? held >= Number(value) : held <= Number(value));
  },
};
const rent: Wish = { id: "rent", slot: "rent", op: "<=", value: 100, weight: 0.5 };
const beds: Wish = { id: "beds", slot: "beds", op: ">=", value: 10, weight: 0.5 };
const ranges = { rent: { min: 0, max: 200 }, beds: { min: 0, max: 4 } };

describe("bounds that move together", () => {
  it("count a wish beyond the range as all of the range, and no more", () => {
    // Dropping from ten beds to one exceeds the range.
    expect(shareOf(beds, 9, ranges)).toBe(1);
    expect(shareOf(beds, 1, ranges)).toBe(0.25);
    expect(shareOf(beds, 0, ranges)).toBe(0);
    expect(shareOf({ ...beds, op: "!=" }, 1, ranges)).toBe(1);
  });

  it("come with the least movement first, and a wish nobody could meet decides nothing", () => {
    const dear: Hut = { rent: 180, beds: 4, walk: null };
    const small: Hut = { rent: 120, beds: 1, walk: null };
    const { ways } = jointBounds([dear, small], [rent, beds], ranges, sight);
    // Both miss the beds by more than the range, so the rent decides.
    expect(ways.map(({ item }) => item)).toEqual([small, dear]);
    expect(ways[0]?.changes.map(({ constraint, to }) => [constraint.id, to?.value])).toEqual([
      ["beds", 1],
      ["rent", 120],
    ]);
  });

  it("move of alternatives the one that gives least as a share of its range, and leave the others", () => {
    const alternatives = [
      { slot: "rent", op: "<=" as const, value: 100 },
      { slot: "beds", op: ">=" as const, value: 4 },
    ];
    const either: Wish = { id: "either", slot: "rent", op: "any", value: alternatives, weight: 0.5 };
    const [rentTest, bedsTest] = alternatives;
    // 40 of 200 plus 2 of 4, then 120 of 200 plus 1 of 4.
    const ways = (hut: Hut) => jointBounds([hut], [either], ranges, sight).ways.map(({ changes }) => changes[0]?.to);
    expect(ways({ rent: 140, beds: 2, walk: null })).toEqual([
      { op: "any", value: [{ ...rentTest, value: 140 }, bedsTest] },
    ]);
    expect(ways({ rent: 220, beds: 3, walk: null })).toEqual([
      { op: "any", value: [rentTest, { ...bedsTest, value: 3 }] },
    ]);
    expect(ways({ rent: null, beds: null, walk: 3 })).toEqual([]);
    expect(ways({ rent: 90, beds: 1, walk: null })).toEqual([]);
  });

  it("drop what has no value in the item, and name the best item that passes", () => {
    const unknown: Hut = { rent: 110, beds: null, walk: null };
    const { ways } = jointBounds([unknown], [rent, beds], ranges, sight);
    const [way] = ways;
    expect(way).toMatchObject({ matches: 1, item: unknown });
    expect(way?.changes.map(({ action }) => action)).toEqual(["dropped", "loosened"]);
  });
});
