import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { correctionSets } from "./correction-sets";
import { type Lattice, minimalConflictMasks } from "./lattice";
import { idsOf, problemOf } from "./problem";
import { literalConflictSets, literalCorrectionSets, literalMatches, subsetsOf } from "./testing/literal-relaxation";
import { problemArbitrary } from "./testing/problem.arbitrary";

const asSets = (lists: readonly (readonly string[])[]) => lists.map((list) => [...list].sort().join(" ")).sort();

function latticeOf(bits: number, masks: readonly number[]): Lattice {
  const soft = Array.from({ length: bits }, () => ({ slot: "year", op: ">=", value: 1 }) as const);
  const groups = [...masks].sort((a, b) => a - b).map((mask) => ({ mask, count: 1, nearest: soft.map(() => null) }));
  return { soft, sliceSize: masks.length, groups };
}

describe("correction and conflict sets", () => {
  it("are minimal and complete: what brute force finds over all subsets", async () => {
    await fc.assert(
      fc.asyncProperty(problemArbitrary(), async ({ products, constraints }) => {
        fc.pre(products.length > 0);
        const problem = problemOf(await createColumnReader(products).lattice([], constraints), constraints);
        const sets = correctionSets(problem);
        expect(asSets(sets.map(({ members }) => members))).toEqual(
          asSets(literalCorrectionSets(products, constraints)),
        );
        for (const { members, matches } of sets) expect(matches).toBe(literalMatches(products, constraints, members));
        const { masks, truncated } = minimalConflictMasks(problem.lattice);
        expect(truncated).toBe(false);
        expect(asSets(masks.map((mask) => idsOf(problem, mask)))).toEqual(
          asSets(literalConflictSets(products, constraints)),
        );
      }),
      { seed: 11, numRuns: 400 },
    );
  });

  it("are complete for twelve constraints even when every half of them conflicts", () => {
    const halves = Array.from({ length: 4096 }, (_, mask) => mask).filter((mask) => bits(mask) === 6);
    const { masks, truncated } = minimalConflictMasks(latticeOf(12, halves));
    expect(truncated).toBe(false);
    // Every six are satisfiable and no seven are, so conflicts are the sets of seven.
    expect(masks).toHaveLength(792);
    expect(masks.every((mask) => bits(mask) === 7)).toBe(true);
  });

  it("say so when the search is cut off, and what is listed is right", () => {
    const halves = Array.from({ length: 4096 }, (_, mask) => mask).filter((mask) => bits(mask) === 6);
    const { masks, truncated } = minimalConflictMasks(latticeOf(12, halves), 100);
    expect(truncated).toBe(true);
    expect(masks.length).toBeGreaterThan(0);
    expect(masks.every((mask) => bits(mask) === 7)).toBe(true);
  });

  it("do not exist where a car satisfies everything, nor where there is no car", () => {
    for (const lattice of [latticeOf(2, [1, 3]), latticeOf(2, [])]) {
      expect(minimalConflictMasks(lattice)).toEqual({ masks: [], truncated: false });
    }
  });

  it("come from every subset the literal twin claims to try", () => {
    expect(
      subsetsOf(["a", "b", "c"])
        .map((set) => set.join(""))
        .sort(),
    ).toEqual(["", "a", "ab", "abc", "ac", "b", "bc", "c"]);
  });
});

function bits(mask: number): number {
  return mask.toString(2).replaceAll("0", "").length;
}
