import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CatalogProduct, matches, matchesAll } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Constraint } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { applyChanges, distanceTo, isMovable } from "@/lib/relaxation/loosening/movable";
import { problemArbitrary } from "@/lib/relaxation/testing/problem.arbitrary";
import { productSight } from "./loosening";
import { type RelaxQuestion, relaxSlice } from "./relax-slice";
import type { RelaxationMethod, RelaxationResult } from "./relaxation";

const ask = (
  products: readonly CatalogProduct[],
  constraints: readonly Constraint[],
  more: Partial<RelaxQuestion> = {},
) =>
  relaxSlice({
    slice: openSlice(createColumnReader(products)),
    constraints,
    method: "optimal",
    settings: { mustMeans: "weight" },
    random: () => 0.4,
    ...more,
  });

const deciding = ["optimal", "local", "global", "pairwise", "greedy", "hybrid", "formal", "manual", "random"] as const;

function decision({
  status,
  relaxed,
  tied,
  car: product,
  matches: left,
  loosened,
  conflictSets,
  correctionSets,
}: RelaxationResult) {
  const given = relaxed.map(({ constraint, action, to }) => [constraint.id, action, to]);
  const moved = loosened.map(({ changes, matches: count, car: witness }) => [
    changes.map(({ constraint, to }) => [constraint.id, to]),
    count,
    witness,
  ]);
  return {
    status,
    given,
    tied,
    product,
    left,
    moved,
    conflictSets,
    sets: correctionSets.map(({ members }) => members),
  };
}

describe.each(deciding)("relax by %s", (method: RelaxationMethod) => {
  it("does not depend on the order of wishes nor on the scale of weights", async () => {
    const shuffled = problemArbitrary({ intervals: true }).chain(({ products, constraints }) =>
      fc.record({
        products: fc.constant(products),
        constraints: fc.constant(constraints),
        order: fc.shuffledSubarray(constraints, { minLength: constraints.length }),
        factor: fc.constantFrom(0.9, 0.5, 0.137),
      }),
    );
    await fc.assert(
      fc.asyncProperty(shuffled, async ({ products, constraints, order, factor }) => {
        const straight = await ask(products, constraints, { method });
        expect(await ask(products, order, { method })).toEqual(straight);
        const scaled = constraints.map((each): Constraint => ({ ...each, ...scale(each, factor) }));
        expect(decision(await ask(products, scaled, { method }))).toEqual(decision(straight));
      }),
      { seed: 13, numRuns: 120 },
    );
  });

  it("gives up a set that works, and reports its cars truly", async () => {
    await fc.assert(
      fc.asyncProperty(problemArbitrary(), async ({ products, constraints }) => {
        const result = await ask(products, constraints, { method });
        const given = result.relaxed.map(({ constraint }) => constraint.id);
        const kept = constraints.filter(({ id }) => !given.includes(id));
        const left = products.filter((product) => matchesAll(product, kept));
        if (given.length > 0) {
          expect(result.matches).toBe(left.length);
          expect(left.length).toBeGreaterThan(0);
          expect(result.car).not.toBeNull();
          expect(left.map(({ position, trim, popularity, offer, ...product }) => product)).toContainEqual(result.car);
        }
        const tests = applyChanges(constraints, result.relaxed);
        if (result.status === "relaxed") expect(products.some((product) => matchesAll(product, tests))).toBe(true);
      }),
      { seed: 14, numRuns: 150 },
    );
  });
});

function scale({ weight, interval }: Constraint, factor: number): Partial<Constraint> {
  return {
    weight: weight * factor,
    ...(interval ? { interval: [interval[0] * factor, interval[1] * factor] as [number, number] } : {}),
  };
}

describe("loosened bounds", () => {
  it("are Pareto-minimal, complete, and each met by the car named", async () => {
    await fc.assert(
      fc.asyncProperty(problemArbitrary(), async ({ products, constraints }) => {
        const result = await ask(products, constraints);
        fc.pre(result.relaxed.length > 0);
        const given = result.relaxed.map(({ constraint }) => constraint);
        const kept = constraints.filter(({ id }) => !given.some((each) => each.id === id));
        const vectors = paretoByBruteForce(
          products.filter((product) => matchesAll(product, kept)),
          given,
        );
        expect(result.loosened.map(({ changes }) => vectorOf(changes, given)).sort()).toEqual(vectors);
        for (const { changes, matches: count, car: product } of result.loosened) {
          const tests = applyChanges(constraints, changes);
          expect(products.filter((each) => matchesAll(each, tests))).toHaveLength(count);
          expect(matchesAll(product, tests)).toBe(true);
        }
      }),
      { seed: 15, numRuns: 500 },
    );
  });

  it("are tight: no car is left when any one of them moves back by the smallest step", async () => {
    await fc.assert(
      fc.asyncProperty(problemArbitrary(), async ({ products, constraints }) => {
        for (const { changes } of (await ask(products, constraints)).loosened) {
          for (const { constraint, to } of changes) {
            if (!to || constraint.op === "==") continue;
            const step = to.op === ">=" ? 0.5 : -0.5;
            const tighter = changes.map((change) =>
              change.constraint === constraint ? { constraint, to: { ...to, value: Number(to.value) + step } } : change,
            );
            expect(products.some((product) => matchesAll(product, applyChanges(constraints, tighter)))).toBe(false);
          }
        }
      }),
      { seed: 16, numRuns: 500 },
    );
  });

  it("come in the same order when only the first is wanted", async () => {
    await fc.assert(
      fc.asyncProperty(problemArbitrary(), async ({ products, constraints }) => {
        const { loosened } = await ask(products, constraints);
        const first = await ask(products, constraints, { settings: { mustMeans: "weight", mostWays: 1 } });
        expect(first.loosened).toEqual(loosened.slice(0, 1));
      }),
      { seed: 17, numRuns: 500 },
    );
  });
});

type Changes = RelaxationResult["loosened"][number]["changes"];

function vectorOf(changes: Changes, given: readonly Constraint[]): string {
  const distances = given.map((each) => {
    const change = changes.find(({ constraint }) => constraint.id === each.id);
    if (!change) return 0;
    return change.to ? Math.abs(Number(change.to.value) - Number(each.value)) : Number.POSITIVE_INFINITY;
  });
  return distances.join(" ");
}

function paretoByBruteForce(left: readonly CatalogProduct[], given: readonly Constraint[]): string[] {
  const vectors = left.map((product) => given.map((each) => distanceTo(each, product, productSight)));
  const beats = (a: number[], b: number[]) => a.every((x, i) => x <= (b[i] ?? 0)) && a.some((x, i) => x < (b[i] ?? 0));
  const minimal = vectors.filter((vector) => !vectors.some((other) => beats(other, vector)));
  const useful = minimal.filter((vector) => vector.some((distance) => Number.isFinite(distance)));
  return [...new Set(useful.map((vector) => vector.join(" ")))].sort();
}

describe("relax", () => {
  const wish = toConstraint({ id: "a", slot: "year", op: ">=", value: 2019 });

  it("refuses a question that makes no sense, saying why", async () => {
    expect(await ask([makeProduct()], [wish, wish])).toMatchObject({
      status: "invalid",
      reason: 'two constraints have the id "a"',
    });
    const many = Array.from({ length: 25 }, (_, index) => ({ ...wish, id: `w${index}` }));
    expect((await ask([makeProduct()], many)).reason).toMatch(/at most 24/);
    const outside: Constraint = { ...wish, interval: [0.8, 0.9] };
    expect((await ask([makeProduct()], [outside])).reason).toMatch(/outside its interval/);
  });

  it("weighs a must in batch and locks it in the chat", async () => {
    const must = toConstraint({ id: "must", slot: "make", op: "==", value: "Gamma", level: "must" });
    expect((await ask([makeProduct()], [must])).status).toBe("relaxed");
    const locked = await ask([makeProduct()], [must], { settings: { mustMeans: "locked" } });
    expect(locked).toMatchObject({ status: "locked-conflict", conflictSets: [["must"]] });
  });

  it("names an empty frame and an empty catalog", async () => {
    const slice = openSlice(createColumnReader([makeProduct()]), [{ slot: "make", op: "==", value: "Gamma" }]);
    expect(await ask([], [wish], { slice })).toMatchObject({
      status: "locked-conflict",
      reason: "no car meets the frame",
    });
    expect(await ask([], [wish])).toMatchObject({ status: "locked-conflict", reason: "the catalog has no cars" });
  });

  it("takes a movable wish for what it is", () => {
    expect(isMovable(wish)).toBe(true);
    expect(isMovable({ ...wish, op: "!=" })).toBe(false);
    expect(matches(makeProduct({ year: 2018 }), wish)).toBe(false);
    expect(distanceTo(wish, makeProduct({ year: 2016 }), productSight)).toBe(3);
  });
});
