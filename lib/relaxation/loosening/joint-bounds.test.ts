import { describe, expect, it } from "vitest";
import type { Wish } from "@/lib/relaxation/wish";
import { jointBounds } from "./joint-bounds";
import { type Sight, shareOf } from "./movable";

type Hut = Readonly<Record<"rent" | "beds" | "walk", number | null>>;
const sight: Sight<Hut> = {
  held: (hut, slot) => hut[slot as keyof Hut],
  passes: (hut, { slot, op, value }) => {
    const held = hut[slot as keyof Hut];
    return held !== null && (op === ">=" ? held >= Number(value) : held <= Number(value));
  },
};
const rent: Wish = { id: "rent", slot: "rent", op: "<=", value: 100, weight: 0.5 };
const beds: Wish = { id: "beds", slot: "beds", op: ">=", value: 10, weight: 0.5 };
const ranges = { rent: { min: 0, max: 200 }, beds: { min: 0, max: 4 } };

describe("bounds that move together", () => {
  it("count a wish beyond the range as all of the range, and no more", () => {
    // Ten beds where there are four at most: to go down to one is farther than the range is wide.
    expect(shareOf(beds, 9, ranges)).toBe(1);
    expect(shareOf(beds, 1, ranges)).toBe(0.25);
    expect(shareOf(beds, 0, ranges)).toBe(0);
    expect(shareOf({ ...beds, op: "!=" }, 1, ranges)).toBe(1);
  });

  it("come with the least movement first, and a wish nobody could meet decides nothing", () => {
    const dear: Hut = { rent: 180, beds: 4, walk: null };
    const small: Hut = { rent: 120, beds: 1, walk: null };
    const { ways } = jointBounds([dear, small], [rent, beds], ranges, sight);
    // Both miss the beds by more than the range: the rent, 20 beyond or 80 beyond, is what tells them apart.
    expect(ways.map(({ item }) => item)).toEqual([small, dear]);
    expect(ways[0]?.changes.map(({ constraint, to }) => [constraint.id, to?.value])).toEqual([
      ["beds", 1],
      ["rent", 120],
    ]);
  });

  it("drop what has no value in the item, and name the best item that passes", () => {
    const unknown: Hut = { rent: 110, beds: null, walk: null };
    const { ways } = jointBounds([unknown], [rent, beds], ranges, sight);
    const [way] = ways;
    expect(way).toMatchObject({ matches: 1, item: unknown });
    expect(way?.changes.map(({ action }) => action)).toEqual(["dropped", "loosened"]);
  });
});
