import { describe, expect, it } from "vitest";
import { matchesAll } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import type { JudgedState } from "./disagreement";
import { differ, disagreementBy, disagreementMatrix, judgedNames, judgeState, summariseMethods } from "./disagreement";
import { drawState, type PreferenceState } from "./preference-states";

/** Park and Miller. */
function seededRandom(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

const products = Array.from({ length: 60 }, (_, position) =>
  makeProduct({
    position,
    make: position % 2 ? "Alpha" : "Beta",
    msrp: 15_000 + ((position * 37) % 40) * 700,
    highwayMpg: 24 + ((position * 13) % 20),
    year: 2010 + (position % 12),
    size: ["Compact", "Midsize", "Large"][position % 3] ?? "Compact",
  }),
);
const reader = createColumnReader(products);

async function judged(count: number): Promise<JudgedState[]> {
  const random = seededRandom(5);
  const states: JudgedState[] = [];
  for (let index = 0; index < count; index++) {
    const state = drawState(products, `${index}`, { wishes: [2, 5] }, random);
    if (state) states.push(await judgeState(reader, state, random));
  }
  return states;
}

describe("disagreement of methods", () => {
  it("draws the same states for the same seed, each without a car that has everything", () => {
    const draw = () => drawState(products, "a", { wishes: [3, 4] }, seededRandom(1)) as PreferenceState;
    expect(draw()).toEqual(draw());
    const { slice, constraints } = draw();
    const inside = products.filter((product) => matchesAll(product, slice));
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.some((product) => matchesAll(product, constraints))).toBe(false);
    expect(drawState(products.slice(0, 1), "a", { wishes: [3, 4] }, seededRandom(1))).toBeNull();
  });

  it("differs where other wishes are given up, and sees what it cost", async () => {
    const wishes = [
      toConstraint({ id: "price", slot: "msrp", op: "<=", value: 15_000, weight: 0.9 }),
      toConstraint({ id: "highway", slot: "highwayMpg", op: ">=", value: 43, weight: 0.1 }),
    ];
    const few = createColumnReader([
      makeProduct({ position: 0, msrp: 15_000, highwayMpg: 30 }),
      makeProduct({ position: 1, msrp: 14_000, highwayMpg: 31 }),
      makeProduct({ position: 2, msrp: 20_000, highwayMpg: 43 }),
    ]);
    const state = await judgeState(few, { id: "s", slice: [], constraints: wishes }, seededRandom(1));
    expect(state).toMatchObject({ wishes: 2, singleRepairs: 2, correctionSets: 2 });
    expect(state.verdicts.optimal.given).toEqual(["highway"]);
    expect(state.verdicts.greedy).toMatchObject({ given: ["price"], extra: expect.closeTo(0.8) });
    expect(differ(state, "optimal", "greedy")).toBe(true);
    expect(differ(state, "optimal", "global")).toBe(false);
  });

  it("is symmetric, zero on its diagonal, and adds up over the values of a feature", async () => {
    const states = await judged(25);
    const matrix = disagreementMatrix(states);
    for (const [a, row] of matrix.entries()) {
      expect(row[a]).toBe(0);
      for (const [b, share] of row.entries()) expect(share).toBe(matrix[b]?.[a]);
    }
    const pairs = matrix.flatMap((row, a) => row.filter((_, b) => b > a));
    const mean = pairs.reduce((sum, share) => sum + share, 0) / pairs.length;
    const parts = disagreementBy(states, "wishes");
    const weighted = parts.reduce((sum, part) => sum + part.share * part.states, 0) / states.length;
    expect(weighted).toBeCloseTo(mean, 9);
  });

  it("gives up no less weight than the optimal method with any other, but for the one that may fail", async () => {
    const states = await judged(25);
    for (const { verdicts } of states) {
      for (const method of judgedNames) expect(verdicts[method].extra).toBeGreaterThan(-1e-9);
    }
    const optimal = summariseMethods(states).find(({ method }) => method === "optimal");
    expect(optimal).toMatchObject({ found: 1, likeOptimal: 1, extra: 0 });
  });

  it("says nothing of no states", () => {
    expect(disagreementMatrix([])[0]?.[1]).toBe(0);
    expect(disagreementBy([], "wishes")).toEqual([]);
  });
});
