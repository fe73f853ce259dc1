import { describe, expect, it } from "vitest";
import { decidingPair } from "./asking-pair";

const set = (members: string[], matches = 1) => ({ members, matches });

describe("the comparison that decides most", () => {
  it("settles two ways with either answer", () => {
    const pair = decidingPair([set(["price"]), set(["year"])], []);
    expect(pair?.answers.map(({ left }) => left.map(({ members }) => members))).toEqual([[["price"]], [["year"]]]);
  });

  it("compares only what one way gives up and the other keeps", () => {
    const pair = decidingPair([set(["a", "x"]), set(["b", "x"])], []);
    expect(pair?.answers[0].ordering).toEqual({ lighter: ["a"], heavier: ["b"] });
  });

  it("prefers the pair whose answer rules out a third way by what is known already", () => {
    const known = [{ lighter: ["b"], heavier: ["c"] }];
    const pair = decidingPair([set(["a"], 9), set(["b"]), set(["d"], 9)], known);
    expect(pair?.answers.every(({ left }) => left.length === 2)).toBe(true);
    const chained = decidingPair([set(["a"]), set(["b"]), set(["d"])], [{ lighter: ["d"], heavier: ["a"] }]);
    // Keeping a over b implies that b and d matter less than a. With a against b, one way remains at best.
    expect(Math.min(...(chained?.answers.map(({ left }) => left.length) ?? []))).toBe(1);
  });

  it("takes the pair that brings more cars where all decide as much", () => {
    const pair = decidingPair([set(["a"], 1), set(["b"], 50), set(["c"], 40)], []);
    expect(pair?.answers.map(({ give }) => give.members[0])).toEqual(["b", "c"]);
  });

  it("gives the set that is shown, where one is", () => {
    const ways = [set(["a"], 1), set(["b"], 50), set(["c"], 40)];
    const pair = decidingPair(ways, [], ways[0]);
    expect(pair?.answers.map(({ give }) => give.members[0])).toEqual(["a", "b"]);
  });

  it("does not depend on the order of the ways", () => {
    const ways = [set(["a"], 3), set(["b"], 3), set(["c"], 3)];
    expect(decidingPair([...ways].reverse(), [])).toEqual(decidingPair(ways, []));
  });

  it("is not asked where more than two wishes stand on one side", () => {
    expect(decidingPair([set(["a", "b", "c"]), set(["d"])], [])).toBeNull();
  });
});
