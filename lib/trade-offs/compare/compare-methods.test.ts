import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesAll } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { countCalls } from "@/lib/catalog/testing/counting-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Constraint, ConstraintInput } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { comparedMethods, namesOf } from "@/lib/relaxation/methods/method-lists";
import { problemArbitrary } from "@/lib/relaxation/testing/problem.arbitrary";
import { methodComparisonSchema } from "./compare-facts";
import { compareMethods, type Weightings } from "./compare-methods";

const wish = (id: string, input: Omit<ConstraintInput, "id">): Constraint => toConstraint({ ...input, id });
const same = (list: Constraint[]): Weightings => ({ local: list, global: list, pairwise: list });

function countWithout(
  products: Parameters<typeof createColumnReader>[0],
  wishes: readonly Constraint[],
  members: string[],
) {
  return products.filter((product) =>
    matchesAll(
      product,
      wishes.filter(({ id }) => !members.includes(id)),
    ),
  ).length;
}

describe("compareMethods on random wishes", () => {
  const random = (check: (facts: Awaited<ReturnType<typeof compareMethods>>, problem: RandomProblem) => void) =>
    fc.assert(
      fc.asyncProperty(problemArbitrary({ intervals: true }), async (problem) => {
        const weightings = { ...same(problem.constraints), pairwise: [...problem.constraints].map(heavierFirst) };
        check(await compareMethods(createColumnReader(problem.products), weightings), problem);
      }),
      { seed: 20, numRuns: 150 },
    );

  it("counts every node of the lattice as a count car by car does", () =>
    random(({ nodes }, { products, constraints }) => {
      for (const { members, products: counted } of nodes)
        expect(counted).toBe(countWithout(products, constraints, members));
    }));

  it("leads every path from nothing given up to what is given up, over nodes that are drawn", () =>
    random(({ nodes, answers }) => {
      const byId = new Map(nodes.map((node) => [node.id, node]));
      for (const { method, status, given, path, tried } of answers) {
        const steps = path.map((id) => byId.get(id));
        expect(steps[0]?.members).toEqual([]);
        expect(new Set(steps.at(-1)?.members)).toEqual(new Set(given));
        if (status === "relaxed") expect(steps.at(-1)?.products).toBeGreaterThan(0);
        for (const [index, step] of steps.entries()) {
          const before = steps[index - 1];
          if (before) expect(step?.members).toEqual(expect.arrayContaining(before.members));
          if (before && method !== "formal") expect(before.products).toBe(0);
        }
        for (const id of tried) expect(byId.get(id)?.products).toBe(0);
      }
    }));

  it("has facts of the declared form, one answer a method and one agreement a pair", () =>
    random((facts) => {
      expect(methodComparisonSchema.parse(facts)).toEqual(facts);
      if (facts.status !== "compared" && facts.status !== "satisfied") return;
      expect(facts.answers.map(({ method }) => method)).toEqual(namesOf(comparedMethods));
      expect(facts.agreement).toHaveLength((comparedMethods.length * (comparedMethods.length - 1)) / 2);
      for (const { a, b, share } of facts.agreement) {
        const given = (method: string) => facts.answers.find((each) => each.method === method)?.given.toSorted();
        expect(share === 1).toBe(JSON.stringify(given(a)) === JSON.stringify(given(b)));
      }
    }));

  it("is the same whatever the order of the wishes", () =>
    fc.assert(
      fc.asyncProperty(problemArbitrary(), async ({ products, constraints }) => {
        const reader = createColumnReader(products);
        const there = await compareMethods(reader, same(constraints));
        const back = await compareMethods(reader, same(constraints.toReversed()));
        expect({ ...back, wishes: [] }).toEqual({ ...there, wishes: [] });
      }),
      { seed: 21, numRuns: 60 },
    ));
});

type RandomProblem = { products: Parameters<typeof createColumnReader>[0]; constraints: Constraint[] };

function heavierFirst(constraint: Constraint, index: number): Constraint {
  const { interval: _none, ...rest } = constraint;
  return { ...rest, weight: 1 / (index + 2) };
}

describe("compareMethods on a small catalog", () => {
  const cheap = wish("price", { slot: "msrp", op: "<=", value: 20_000, weight: 0.3 });
  const thrifty = wish("highway", { slot: "highwayMpg", op: ">=", value: 40, weight: 0.1 });
  const recent = wish("year", { slot: "year", op: ">=", value: 2024, weight: 0.2 });
  const products = [
    makeProduct({ position: 0, model: "Low", msrp: 19_000, highwayMpg: 35 }),
    makeProduct({ position: 1, model: "High", msrp: 24_000, highwayMpg: 41 }),
    makeProduct({ position: 2, model: "Also high", msrp: 26_000, highwayMpg: 42 }),
  ];
  const reader = createColumnReader(products);

  it("shows what each gives up, how far, and by which weights", async () => {
    const price = { ...cheap, weight: 0.05 };
    const { answers, status, everything } = await compareMethods(reader, {
      local: [cheap, thrifty],
      global: [price, thrifty],
      pairwise: [cheap, thrifty],
    });
    const by = Object.fromEntries(answers.map((answer) => [answer.method, answer]));
    expect([status, everything]).toEqual(["compared", 0]);
    expect(by.local).toMatchObject({ given: ["highway"], weight: 0.1, kept: 1, products: 1, path: ["", "highway"] });
    expect(by.local?.changes[0]?.to?.value).toBe(35);
    expect(by.optimal).toMatchObject({ given: ["price"], weight: 0.05, product: { model: "High" } });
    expect(by.greedy).toMatchObject({ given: ["highway"], weight: null, level: null });
  });

  it("shows the drops one after another, and where the one lightest wish is not enough", async () => {
    const { answers, nodes } = await compareMethods(reader, same([cheap, thrifty, recent]));
    const by = Object.fromEntries(answers.map((answer) => [answer.method, answer]));
    expect(by.local?.path).toEqual(["", "highway", "highway + year"]);
    expect(by.global).toMatchObject({ status: "exhausted", path: [""], tried: ["highway"], given: [], product: null });
    expect(by.hybrid).toMatchObject({ tried: ["highway"], path: ["", "highway + year"] });
    expect(nodes.find(({ id }) => id === "highway + year")?.products).toBe(1);
  });

  it("names the tied sets instead of hiding them", async () => {
    const { answers } = await compareMethods(reader, same([{ ...cheap, weight: 0.1 }, thrifty]));
    expect(answers.find(({ method }) => method === "optimal")).toMatchObject({
      status: "undecided",
      tied: ["highway", "price"],
      given: ["price"],
    });
  });

  it("takes locked wishes as the slice, and names those that contradict each other", async () => {
    const { answers } = await compareMethods(reader, same([{ ...cheap, locked: true }, thrifty]));
    expect(new Set(answers.flatMap(({ given }) => given))).toEqual(new Set(["highway"]));
    const locked = await compareMethods(reader, same([cheap, recent].map((each) => ({ ...each, locked: true }))));
    expect(locked.status).toBe("locked-conflict");
    expect(locked.unlocks).toEqual([{ members: ["year"], weight: 0.2, matches: 1 }]);
  });

  it("has nothing to give up when a car has everything, and nothing to compare without wishes", async () => {
    const satisfied = await compareMethods(reader, same([cheap]));
    expect([satisfied.status, satisfied.everything]).toEqual(["satisfied", 1]);
    expect(satisfied.answers.every(({ given, path }) => given.length === 0 && path.length === 1)).toBe(true);
    expect((await compareMethods(reader, same([]))).status).toBe("no-wishes");
  });

  it("bounds the drawing for many wishes and says how much it leaves out", async () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      wish(`w${index}`, {
        slot: "highwayMpg",
        op: index < 6 ? ">=" : "<=",
        value: 30 + index,
        weight: 0.1 + index / 100,
      }),
    );
    const { nodes, hidden } = await compareMethods(reader, same(many));
    const singles = nodes.filter(({ members }) => members.length === 1);
    expect(singles.length + hidden.singles).toBe(12);
    expect(singles.length).toBeLessThanOrEqual(8);
  });

  it("says why wishes cannot be compared", async () => {
    const twice = await compareMethods(reader, same([cheap, cheap]));
    expect([twice.status, twice.reason]).toEqual(["invalid", 'two constraints have the id "price"']);
  });
});

it("looks at all cars and at each lattice once, however many methods weigh the wishes in other ways", async () => {
  const products = Array.from({ length: 60 }, (_, position) =>
    makeProduct({
      position,
      msrp: 20_000 + 500 * position,
      highwayMpg: 20 + (position % 7),
      year: 2015 + (position % 5),
    }),
  );
  const wishes = [
    wish("price", { slot: "msrp", op: "<=", value: 15_000, weight: 0.3 }),
    wish("highway", { slot: "highwayMpg", op: ">=", value: 40, weight: 0.5 }),
    wish("year", { slot: "year", op: "==", value: 2024, weight: 0.7 }),
  ];
  const reversed = wishes.map((each, index) => ({ ...each, weight: wishes[wishes.length - 1 - index]?.weight ?? 0 }));
  const { reader, calls } = countCalls(createColumnReader(products));
  const longest: number[] = [];
  const rank: typeof reader.rank = (query) => {
    longest.push(query.limit);
    return reader.rank(query);
  };
  const weightings = { local: wishes, global: reversed, pairwise: wishes };
  const methods = comparedMethods.filter(({ name }) => name !== "formal");
  const { answers } = await compareMethods({ ...reader, rank }, weightings, methods);
  expect(answers.filter(({ given }) => given.length > 1).length).toBeGreaterThan(3);
  expect(calls).toMatchObject({ lattice: 1, products: 1 });
  expect(Math.max(...longest)).toBe(1);
});
