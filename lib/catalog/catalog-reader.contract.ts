import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLiteralReader } from "@/lib/catalog/testing/literal-reader";
import type { Alternative, NumericSlotName, Predicate } from "@/lib/constraints";
import { alternativesOf, anyOf, numericSlotNames, slotNames } from "@/lib/constraints";
import { type CatalogProduct, type CatalogReader, maxSoftConstraints, type RankQuery } from "./catalog-reader";
import { catalogChecksum } from "./files/checksum";
import { catalogArbitrary, predicateArbitrary, wishArbitrary } from "./product.arbitrary";
import { makeProduct } from "./testing/make-product";

const atLeast200: Alternative = { slot: "horsepower", op: ">=", value: 200 };
const fourProducts: CatalogProduct[] = [
  makeProduct({
    position: 0,
    make: "Alpha",
    model: "3",
    horsepower: 200,
    msrp: 21_000,
    marketCategory: ["Hybrid", "Luxury"],
  }),
  makeProduct({ position: 1, make: "Alpha", model: "X5", horsepower: null, msrp: 19_000, popularity: 5 }),
  makeProduct({
    position: 2,
    make: "Beta",
    model: "3",
    horsepower: 300,
    msrp: null,
    marketCategory: ["Luxury"],
    popularity: 5,
  }),
  makeProduct({ position: 3, make: "Beta", model: "3", horsepower: 180, msrp: 19_000, popularity: 9 }),
];

/** Checks fixed examples, then `catalogs` random ones against the literal reader. */
export function describeCatalogReader(
  name: string,
  makeReader: (products: CatalogProduct[]) => Promise<CatalogReader>,
  { catalogs = 12 }: { catalogs?: number } = {},
): void {
  describe(`catalog reader: ${name}`, () => {
    describeExamples(makeReader);
    describeOrder(makeReader);
    describeAlternatives(makeReader);
    describeAgreement(makeReader, catalogs);
  });
}

/** Of a pack with a slot whose fraction people drop: each product differs in `slot` alone, and has one of `held`. */
export function describeRoundedSizes(
  name: string,
  makeReader: MakeReader,
  { slot, product }: { slot: NumericSlotName; product: CatalogProduct },
): void {
  const held = [13.9, 14, 14.5, 14.9, 15];
  const products = held.map((size, position) => ({ ...product, position, [slot]: size }));

  it(`takes a size with its fraction wherever a wish names it: ${name}`, async () => {
    const reader = await makeReader(products);
    const sizes = async (predicate: Predicate) =>
      (await reader.products([predicate], 9)).map((each) => each[slot] as number | null);
    expect(await sizes({ slot, op: "==", value: 14 })).toEqual([14, 14.5, 14.9]);
    expect(await sizes({ slot, op: "==", value: 14.5 })).toEqual([14.5]);
    expect(await sizes({ slot, op: "in", value: [13, 15] })).toEqual([13.9, 15]);
    expect(await sizes({ slot, op: "!=", value: 14 })).toEqual([13.9, 15]);
    expect(await sizes({ slot, op: "not in", value: [13, 14] })).toEqual([15]);
    const either = [13, 14.5].map((value) => ({ slot, op: "==" as const, value }));
    expect(await sizes({ slot, op: "any", value: either })).toEqual([13.9, 14.5]);
    expect(await sizes({ slot, op: "<=", value: 14 })).toEqual([13.9, 14]);
  });

  it(`groups and scores by it, and measures from the size itself: ${name}`, async () => {
    const reader = await makeReader(products);
    const wish: Predicate = { slot, op: "==", value: 14 };
    const { groups } = await reader.lattice([], [wish]);
    expect(groups).toEqual([
      { mask: 0, count: 2, nearest: [13.9] },
      { mask: 1, count: 3, nearest: [14] },
    ]);
    const score = [{ ...wish, weight: 1 }];
    const ranked = await reader.rank({ where: [], score, ranges: {}, limit: 9 });
    expect(ranked.map(({ position }) => position)).toEqual([1, 2, 3, 0, 4]);
  });
}

type MakeReader = (products: CatalogProduct[]) => Promise<CatalogReader>;

function describeExamples(makeReader: MakeReader): void {
  it("lets a missing number fail every test but an exclusion, and count in no aggregate", async () => {
    const reader = await makeReader(fourProducts);
    const positions = async (predicate: Predicate) =>
      (await reader.products([predicate], 9)).map((product) => product.position);
    expect(await positions(atLeast200)).toEqual([0, 2]);
    expect(await positions({ slot: "horsepower", op: "!=", value: 200 })).toEqual([1, 2, 3]);
    expect(await positions({ slot: "horsepower", op: "not in", value: [200, 300] })).toEqual([1, 3]);
    expect(await positions({ slot: "horsepower", op: "<=", value: 200 })).toEqual([0, 3]);
    const { groups } = await reader.lattice([], [atLeast200]);
    expect(groups).toEqual([
      { mask: 0, count: 2, nearest: [180] },
      { mask: 1, count: 2, nearest: [300] },
    ]);
  });

  it("treats the categories as a set: equal means contains, exclusion means contains none", async () => {
    const reader = await makeReader(fourProducts);
    expect(await reader.count([{ slot: "marketCategory", op: "==", value: "Luxury" }])).toBe(2);
    expect(await reader.count([{ slot: "marketCategory", op: "in", value: ["Hybrid", "Diesel"] }])).toBe(1);
    expect(await reader.count([{ slot: "marketCategory", op: "!=", value: "Luxury" }])).toBe(2);
    expect(await reader.count([{ slot: "marketCategory", op: "not in", value: ["Hybrid", "Luxury"] }])).toBe(2);
  });

  it("groups an empty slice into nothing and an empty wish list into one group", async () => {
    const reader = await makeReader(fourProducts);
    const nowhere: Predicate = { slot: "make", op: "==", value: "Gamma" };
    expect(await reader.lattice([nowhere], [atLeast200])).toEqual({ soft: [atLeast200], sliceSize: 0, groups: [] });
    expect(await reader.lattice([], [])).toEqual({
      soft: [],
      sliceSize: 4,
      groups: [{ mask: 0, count: 4, nearest: [] }],
    });
    expect(await reader.ranges([nowhere], ["msrp"])).toEqual({});
  });

  it("takes as many soft constraints as a mask has bits, and refuses one more", async () => {
    const reader = await makeReader(fourProducts);
    const many = (size: number) => Array.from({ length: size }, () => atLeast200);
    const { groups } = await reader.lattice([], many(maxSoftConstraints));
    expect(groups.map(({ mask, count }) => [mask, count])).toEqual([
      [0, 2],
      [2 ** maxSoftConstraints - 1, 2],
    ]);
    await expect(reader.lattice([], many(maxSoftConstraints + 1))).rejects.toThrow(RangeError);
  });

  it("knows its size and the checksum of its rows", async () => {
    const { catalog } = await makeReader(fourProducts);
    expect(catalog.size).toBe(4);
    expect(catalog.checksum).toBe(catalogChecksum(fourProducts));
  });
}

function describeOrder(makeReader: MakeReader): void {
  const base: RankQuery = { where: [], score: [], ranges: {}, limit: 9 };
  const order = async (reader: CatalogReader, query: RankQuery) =>
    (await reader.rank(query)).map((product) => product.position);

  it("breaks ties of score by lower price, unknown last, then by catalog order", async () => {
    const reader = await makeReader([...fourProducts, makeProduct({ position: 4, make: "Beta", msrp: 19_000 })]);
    const score = [{ slot: "year", op: ">=", value: 2000, weight: 1 } as const];
    expect(await order(reader, { ...base, score })).toEqual([1, 3, 4, 0, 2]);
    expect(await order(reader, { ...base, score, limit: 2, offset: 1 })).toEqual([3, 4]);
  });

  it("ranks without wishes by popularity, then newest, then price, unknown last", async () => {
    const reader = await makeReader(fourProducts);
    expect(await order(reader, base)).toEqual([3, 1, 2, 0]);
  });

  it("scores a car by weights as shares of their sum, over the ranges given", async () => {
    const reader = await makeReader(fourProducts);
    const score = [
      { slot: "msrp", op: "<=", value: 1, weight: 0.6 },
      { slot: "make", op: "==", value: "Alpha", weight: 0.2 },
    ] as const;
    const ranked = await reader.rank({ ...base, score, ranges: { msrp: { min: 19_000, max: 23_000 } } });
    // Scores 1, 0.75, 0.625 and 0.
    expect(ranked.map((product) => product.position)).toEqual([1, 3, 0, 2]);
  });

  it("cuts ranges to percentiles, linear between neighbours", async () => {
    const prices = [10_000, 20_000, 30_000, 40_000, 50_000];
    const reader = await makeReader(prices.map((msrp, position) => makeProduct({ position, msrp })));
    expect(await reader.ranges([], ["msrp"])).toEqual({ msrp: { min: 10_000, max: 50_000 } });
    const { msrp } = await reader.ranges([], ["msrp"], { cutShare: 0.05 });
    expect(msrp?.min).toBeCloseTo(12_000, 6);
    expect(msrp?.max).toBeCloseTo(48_000, 6);
  });
}

function describeAgreement(makeReader: MakeReader, catalogs: number): void {
  const predicates = (maxLength: number) => fc.array(wishArbitrary(), { maxLength });
  const queries = fc.array(
    fc.record({
      where: predicates(2),
      soft: predicates(5),
      weights: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 5, maxLength: 5 }),
      offset: fc.nat(3),
    }),
    { minLength: 6, maxLength: 6 },
  );

  it("answers as the literal reader does on random catalogs", async () => {
    await fc.assert(
      fc.asyncProperty(catalogArbitrary(), queries, async (products, asked) => {
        const reader = await makeReader(products);
        const literal = createLiteralReader(products);
        expect(await reader.vocabulary()).toEqual(await literal.vocabulary());
        for (const { where, soft, weights, offset } of asked) {
          expect(await reader.lattice(where, soft)).toEqual(await literal.lattice(where, soft));
          expect(await reader.count(where)).toBe(await literal.count(where));
          expect(await reader.products(where, 5)).toEqual(await literal.products(where, 5));
          const each = slotNames.map((slot) => ({ where, slot }));
          expect(await reader.distributions(each)).toEqual(await literal.distributions(each));
          await expectSameRanking(reader, literal, { where, soft, weights, offset });
        }
      }),
      { seed: 20_260_103, numRuns: catalogs },
    );
  });
}

function describeAlternatives(makeReader: MakeReader): void {
  it("passes a test with alternatives where any of them passes, a missing value failing only its own", async () => {
    const reader = await makeReader(fourProducts);
    const either: Predicate = {
      slot: "horsepower",
      op: "any",
      value: [atLeast200, { slot: "msrp", op: "<=", value: 19_000 }],
    };
    expect((await reader.products([either], 9)).map((product) => product.position)).toEqual([0, 1, 2, 3]);
    const dear: Predicate = {
      slot: "msrp",
      op: "any",
      value: [
        { slot: "msrp", op: ">=", value: 20_000 },
        { slot: "make", op: "==", value: "Beta" },
      ],
    };
    expect((await reader.products([dear], 9)).map((product) => product.position)).toEqual([0, 2, 3]);
    expect(await reader.lattice([], [dear])).toMatchObject({
      groups: [
        { mask: 0, count: 1 },
        { mask: 1, count: 3 },
      ],
    });
  });

  it("finds for alternatives the cars that each of them finds, together", async () => {
    const tests = fc.array(predicateArbitrary(), { minLength: 2, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(catalogArbitrary(), tests, async (products, each) => {
        const reader = await makeReader(products);
        const [first, ...others] = each.flatMap(alternativesOf);
        if (!first) return;
        const alone = await Promise.all(each.map((test) => reader.products([test], 99)));
        const together = new Set(alone.flat().map(({ position }) => position));
        const found = (await reader.products([anyOf(first, ...others)], 99)).map(({ position }) => position);
        expect(found).toEqual([...together].sort((a, b) => a - b));
      }),
      { seed: 20_260_103, numRuns: 8 },
    );
  });
}

async function expectSameRanking(
  reader: CatalogReader,
  literal: CatalogReader,
  asked: { where: Predicate[]; soft: Predicate[]; weights: number[]; offset: number },
): Promise<void> {
  const ranges = await literal.ranges(asked.where, numericSlotNames, { cutShare: 0.05 });
  const found = await reader.ranges(asked.where, numericSlotNames, { cutShare: 0.05 });
  expect(Object.keys(found).sort()).toEqual(Object.keys(ranges).sort());
  for (const slot of numericSlotNames) {
    expect(found[slot]?.min ?? 0).toBeCloseTo(ranges[slot]?.min ?? 0, 6);
    expect(found[slot]?.max ?? 0).toBeCloseTo(ranges[slot]?.max ?? 0, 6);
  }
  const score = asked.soft.map((predicate, index) => ({ ...predicate, weight: (asked.weights[index] ?? 1) / 8 }));
  const query = { where: asked.where, score, ranges, limit: 4, offset: asked.offset };
  for (const ties of ["price", "popularity"] as const) {
    expect(await reader.rank({ ...query, ties })).toEqual(await literal.rank({ ...query, ties }));
  }
  // Each earlier concern has its own range.
  const before = score.map((each) => [{ ...each, range: { min: 5, max: 25_000 } }]);
  expect(await reader.rank({ ...query, before })).toEqual(await literal.rank({ ...query, before }));
}
