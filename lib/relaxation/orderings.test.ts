import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Ordering, weighsLess, withOrdering, withoutRuledOut } from "./relax";

const order = (lighter: string[], heavier: string[]): Ordering => ({ lighter, heavier });

describe("remembered comparisons", () => {
  it("rule out the set that was told to matter more", () => {
    expect(withoutRuledOut([["year"], ["price"]], [order(["year"], ["price"])])).toEqual([["year"]]);
  });

  it("carry over from one comparison to the next", () => {
    const told = [order(["a"], ["b"]), order(["b"], ["c"])];
    expect(weighsLess(["a"], ["c"], told)).toBe(true);
    expect(weighsLess(["c"], ["a"], told)).toBe(false);
  });

  it("count wishes that both sets hold for neither", () => {
    expect(weighsLess(["a", "x"], ["b", "x"], [order(["a"], ["b"])])).toBe(true);
    expect(weighsLess(["a", "x"], ["b"], [order(["a"], ["b"])])).toBe(false);
  });

  it("leave everything open when they contradict each other all round", () => {
    const told = [order(["a"], ["b"]), order(["b"], ["a"])];
    expect(withoutRuledOut([["a"], ["b"]], told)).toEqual([["a"], ["b"]]);
  });

  it("give way to a newer one that says the contrary", () => {
    expect(withOrdering([order(["a"], ["b"])], order(["b"], ["a"]))).toEqual([order(["b"], ["a"])]);
  });

  it("never rule out a set that is lightest for weights they hold for", () => {
    const ids = ["a", "b", "c", "d"];
    const set = fc.subarray(ids, { minLength: 1 });
    const weights = fc.record(Object.fromEntries(ids.map((id) => [id, fc.integer({ min: 0, max: 20 })])));
    const pairs = fc.array(fc.tuple(set, set), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(set, { minLength: 2, maxLength: 5 }), pairs, weights, (sets, compared, weight) => {
        const weigh = (members: readonly string[]) => members.reduce((sum, id) => sum + (weight[id] ?? 0), 0);
        const told = compared
          .filter(([light, heavy]) => weigh(light) < weigh(heavy))
          .map(([light, heavy]) => order(light, heavy));
        const least = Math.min(...sets.map(weigh));
        const left = withoutRuledOut(sets, told);
        for (const each of sets.filter((members) => weigh(members) === least)) expect(left).toContain(each);
      }),
      { seed: 11, numRuns: 400 },
    );
  });
});
