import { expect, it } from "vitest";
import { countCalls } from "@/lib/catalog/testing/counting-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Predicate } from "@/lib/constraints";
import { openSlice } from "./catalog-slice";
import { createColumnReader } from "./columns/column-reader";

const honda: Predicate = { slot: "make", op: "==", value: "Honda" };
const cheap: Predicate = { slot: "msrp", op: "<=", value: 20_000 };
const recent: Predicate = { slot: "year", op: ">=", value: 2020 };
const products = [
  makeProduct({ position: 0, make: "Honda", msrp: 18_000, year: 2015 }),
  makeProduct({ position: 1, make: "Honda", msrp: 25_000, year: 2021 }),
  makeProduct({ position: 2, make: "Kia", msrp: 15_000, year: 2022 }),
];

it("a slice answers every question about the cars of its frame", async () => {
  const slice = openSlice(createColumnReader(products), [honda]);
  expect(await slice.count([])).toBe(2);
  expect(await slice.products([], 10)).toHaveLength(2);
  expect(await slice.rank({ where: [], score: [], ranges: {}, limit: 10 })).toHaveLength(2);
  expect(await slice.ranges([], ["msrp"])).toEqual({ msrp: { min: 18_000, max: 25_000 } });
  expect(await slice.lattice([], [cheap])).toMatchObject({ sliceSize: 2 });
  const [makes] = await slice.distributions([{ where: [], slot: "make" }]);
  expect(makes?.values).toEqual([{ value: "Honda", count: 2 }]);
});

it("a slice asks its catalog each question once, whatever the order of the tests", async () => {
  const { reader, calls } = countCalls(createColumnReader(products));
  const slice = openSlice(reader, [honda]);
  await Promise.all([slice.count([cheap, recent]), slice.count([recent, cheap])]);
  await slice.distributions([{ where: [cheap], slot: "year" }]);
  await slice.distributions([
    { where: [cheap], slot: "year" },
    { where: [cheap], slot: "make" },
  ]);
  expect(calls).toEqual({ count: 1, distributions: 2 });
});

it("a slice takes counts from a lattice it has read", async () => {
  const { reader, calls } = countCalls(createColumnReader(products));
  const slice = openSlice(reader);
  await slice.lattice([honda], [cheap, recent]);
  expect(await slice.count([recent, honda])).toBe(1);
  expect(await slice.count([honda, cheap, recent])).toBe(0);
  expect(calls).toEqual({ lattice: 1 });
  expect(await slice.count([cheap])).toBe(2);
  expect(calls).toEqual({ lattice: 1, count: 1 });
});

it("a slice takes cars from a list that holds them all, in catalog order", async () => {
  const { reader, calls } = countCalls(createColumnReader(products));
  const slice = openSlice(reader, [recent]);
  await slice.rank({ where: [], score: [{ ...honda, weight: 1 }], ranges: {}, limit: 10, ties: "popularity" });
  expect(await slice.products([], 10)).toEqual(products.slice(1));
  expect(await slice.products([], 1)).toEqual(products.slice(1, 2));
  expect(await slice.products([honda], 10)).toEqual([products[1]]);
  expect(calls).toEqual({ rank: 1 });
  const short = openSlice(reader);
  await short.rank({ where: [], score: [], ranges: {}, limit: 2 });
  expect(await short.products([], 10)).toEqual(products);
  expect(calls).toEqual({ rank: 2, products: 1 });
});

it("a slice asks again after a fault", async () => {
  const reader = createColumnReader(products);
  let faults = 1;
  const slice = openSlice({
    ...reader,
    count: (where) => (faults-- > 0 ? Promise.reject(new Error("gone")) : reader.count(where)),
  });
  await expect(slice.count([])).rejects.toThrow("gone");
  expect(await slice.count([])).toBe(3);
});
