import { describe, expect, it } from "vitest";
import { describeCatalogReader } from "@/lib/catalog/catalog-reader.contract";
import { createLiteralReader } from "@/lib/catalog/testing/literal-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { createColumnReader } from "./column-reader";

describeCatalogReader("columns", async (products) => createColumnReader(products), { catalogs: 150 });
describeCatalogReader("literal", async (products) => createLiteralReader(products), { catalogs: 3 });

describe("column reader", () => {
  it("does not depend on the order the cars are handed over in", async () => {
    const products = [makeProduct({ position: 1, model: "B" }), makeProduct({ position: 0, model: "A" })];
    const reader = createColumnReader(products);
    expect((await reader.products([], 9)).map((product) => product.model)).toEqual(["A", "B"]);
    expect(reader.catalog.checksum).toBe(createColumnReader([...products].reverse()).catalog.checksum);
  });

  it("ranks long answers as it ranks short ones", async () => {
    const reader = createColumnReader(
      Array.from({ length: 600 }, (_, position) => makeProduct({ position, msrp: ((position * 7919) % 600) * 10 })),
    );
    const query = { where: [], score: [{ slot: "make", op: "==", value: "Alpha", weight: 1 } as const], ranges: {} };
    const all = await reader.rank({ ...query, limit: 600 });
    expect(all.map((product) => product.msrp)).toEqual(Array.from({ length: 600 }, (_, index) => index * 10));
    expect(await reader.rank({ ...query, limit: 5, offset: 90 })).toEqual(all.slice(90, 95));
  });
});
