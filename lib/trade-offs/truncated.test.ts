import { expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import { loosenSet } from "./loosening";
import { relaxSlice } from "./relax-slice";

const impossible = (wishes: number) =>
  Array.from({ length: wishes }, (_, index) =>
    toConstraint({ id: `w${index}`, slot: "highwayMpg", op: ">=", value: 100 + index, level: "prefer" }),
  );
const settings = { mustMeans: "weight" } as const;

it("an answer says that it was cut off when ties allow more orders than are followed", async () => {
  const reader = createColumnReader([makeProduct({ position: 0, highwayMpg: 30 })]);
  const ask = (wishes: number) =>
    relaxSlice({ slice: openSlice(reader), constraints: impossible(wishes), method: "local", settings });
  expect(await ask(8)).toMatchObject({ status: "relaxed", truncated: false });
  expect(await ask(14)).toMatchObject({ truncated: true });
});

it("joint bounds say that they were cut off when not all cars were looked at, and count all the same", async () => {
  const products = Array.from({ length: 30 }, (_, position) =>
    makeProduct({ position, msrp: 20_000 + position * 100, highwayMpg: 30 + position }),
  );
  const slice = openSlice(createColumnReader(products));
  const constraints = [
    toConstraint({ slot: "msrp", op: "<=", value: 10_000, level: "prefer" }),
    toConstraint({ slot: "highwayMpg", op: ">=", value: 90, level: "prefer" }),
  ];
  const question = {
    ...{ slice, constraints, lattice: await slice.lattice([], constraints) },
    members: constraints.map(({ id }) => id),
  };
  const all = await loosenSet(question);
  expect(all).toMatchObject({ truncated: false });
  expect(all.ways).toHaveLength(30);
  const cut = await loosenSet({ ...question, limit: 10 });
  expect(cut.truncated).toBe(true);
  expect(cut.ways).toHaveLength(10);
  for (const way of cut.ways) expect(all.ways).toContainEqual(way);
});
