import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { answerGlobalReleased, answerLocalReleased, answerReleased } from "./answer-released";
import { answerFormalReleased, cheapest, type PickRepair } from "./formal-released";
import type { ReleasedConstraint } from "./released-question";

const slice = [
  makeProduct({ position: 0, model: "A", msrp: 21_000, highwayMpg: 38, year: 2015 }),
  makeProduct({ position: 1, model: "B", msrp: 24_000, highwayMpg: 41, year: 2016 }),
  makeProduct({ position: 2, model: "C", msrp: 19_000, highwayMpg: 35, year: 2017 }),
];
const price = (weight: number): ReleasedConstraint => ({ slot: "msrp", op: "<=", value: 20_000, weight });
const highway = (weight: number, value = 40): ReleasedConstraint => ({ slot: "highwayMpg", op: ">=", value, weight });
const year = (weight: number, value = 2016): ReleasedConstraint => ({ slot: "year", op: ">=", value, weight });

describe("the published local method", () => {
  it("drops the lightest constraint and ranks by all of them", () => {
    const answer = answerLocalReleased({ slice, constraints: [price(0.3), highway(0.1)] });
    expect(answer).toMatchObject({ status: "SAT_after_relaxation", relaxed: { from: { slot: "highwayMpg" } } });
    expect(answer.product?.model).toBe("C");
  });

  it("gives up after one drop, and records it", () => {
    const answer = answerLocalReleased({ slice, constraints: [price(0.9), highway(0.8), year(0.1)] });
    expect(answer).toMatchObject({
      status: "UNSAT_even_after_relaxation",
      relaxed: { from: { slot: "year" } },
      product: null,
    });
  });

  it("lets ties fall to the first column name, capitals first, whatever the order they come in", () => {
    for (const constraints of [
      [highway(0.5), price(0.5)],
      [price(0.5), highway(0.5)],
    ]) {
      expect(answerLocalReleased({ slice, constraints }).relaxed?.from.slot).toBe("msrp");
    }
  });

  it("normalises over the results alone when nothing has to be dropped", () => {
    const answer = answerLocalReleased({ slice, constraints: [highway(0.4, 36), price(0)].slice(0, 1) });
    expect(answer).toMatchObject({ status: "SAT_no_relaxation", relaxed: null, product: { model: "B" } });
  });
});

describe("the published global and pairwise methods", () => {
  it("take the first single drop that leaves cars, heavier ones too", () => {
    const constraints = [price(0.3), highway(0.6), year(0.1)];
    const answer = answerGlobalReleased({ slice, constraints });
    expect(answer).toMatchObject({ status: "SAT_after_relaxation", relaxed: { from: { slot: "msrp" } } });
    expect(answer.product?.model).toBe("B");
    expect(answerReleased("pairwise-released", { slice, constraints })).toEqual(answer);
  });

  it("never drop two, and then record nothing", () => {
    const constraints = [price(0.2), highway(0.3), year(0.5, 2018), { ...highway(0.1, 50), op: ">=" as const }];
    const answer = answerGlobalReleased({ slice, constraints });
    expect(answer).toEqual({ status: "UNSAT_even_after_relaxation", relaxed: null, product: null });
  });

  it("mistake one car for another with the row-index fault, and only with it", () => {
    // In catalog order C (2017), A (2015), B (2016). The fault reads the years of C and A.
    const mixed = [slice[2], slice[0], slice[1]].flatMap((product, position) =>
      product ? [{ ...product, position }] : [],
    );
    const nowhere: ReleasedConstraint = { slot: "model", op: "==", value: "None", weight: 0.1 };
    const constraints: ReleasedConstraint[] = [{ slot: "year", op: "<=", value: 2016, weight: 0.9 }, nowhere];
    expect(answerGlobalReleased({ slice: mixed, constraints }).product?.model).toBe("A");
    expect(answerGlobalReleased({ slice: mixed, constraints }, { rowIndexBug: true }).product?.model).toBe("B");
  });
});

describe("the published formal method", () => {
  it("proposes the nearest bound before a drop and recommends the cheapest car", () => {
    const rounds: Parameters<PickRepair>[0][] = [];
    const answer = answerFormalReleased({ slice, constraints: [price(1), highway(1)] }, (proposals, round) => {
      rounds.push(proposals);
      return cheapest(proposals, round);
    });
    const proposed = (rounds[0] ?? []).map(({ repair: { from, to }, cost }) => [from.slot, to?.value ?? null, cost]);
    expect(proposed).toEqual([
      ["msrp", 24_000, 0.8],
      ["highwayMpg", 35, expect.closeTo(0.833, 3)],
      ["msrp", null, 1],
      ["highwayMpg", null, 1],
    ]);
    expect(answer).toMatchObject({
      status: "SAT_after_relaxation",
      relaxed: { action: "replace" },
      product: { model: "B" },
    });
  });

  it("follows the repairs it is given and records the first", () => {
    const taken: ReturnType<PickRepair>[] = [];
    const answer = answerFormalReleased(
      { slice, constraints: [price(1), highway(1), year(1, 2018)] },
      (proposals, round) => {
        const last = proposals[proposals.length - 1]?.repair ?? cheapest(proposals, round);
        taken.push(last);
        return last;
      },
    );
    expect(taken.length).toBeGreaterThan(1);
    expect(answer.relaxed).toEqual(taken[0]);
    expect(answer.product).not.toBeNull();
  });
});

describe("the published methods without constraints", () => {
  it("collect nothing and recommend nothing", () => {
    const nothing = { slice, constraints: [] };
    for (const answer of [answerLocalReleased(nothing), answerGlobalReleased(nothing), answerFormalReleased(nothing)]) {
      expect(answer).toMatchObject({ status: "UNSAT_no_constraints_collected", product: null });
    }
  });
});
