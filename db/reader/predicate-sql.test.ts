import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";

describe.each(testedDatabases)("predicates in Postgres, %s", (kind) => {
  let database: OpenDatabase;
  let reader: CatalogReader;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    reader = await storeCatalog(database.db, [
      makeProduct({ position: 0, make: "O'Neill; DROP TABLE products", marketCategory: ['Qu"oted', "a,b", "{}"] }),
      makeProduct({ position: 1, make: "Citroën", horsepower: null }),
    ]);
  });
  afterAll(() => database.close());

  it("takes values as values, whatever characters they hold", async () => {
    expect(await reader.count([{ slot: "make", op: "==", value: "O'Neill; DROP TABLE products" }])).toBe(1);
    expect(await reader.count([{ slot: "make", op: "==", value: "Citroën" }])).toBe(1);
    for (const category of ['Qu"oted', "a,b", "{}"]) {
      expect(await reader.count([{ slot: "marketCategory", op: "==", value: category }])).toBe(1);
    }
    expect(await reader.count([{ slot: "make", op: "==", value: "x' or '1'='1" }])).toBe(0);
  });

  it("finds nothing, instead of failing, for words that no car can have", async () => {
    for (const words of ["\u0000", "Citro\ud800"]) {
      expect(await reader.count([{ slot: "make", op: "==", value: words }])).toBe(0);
      expect(await reader.count([{ slot: "marketCategory", op: "in", value: [words] }])).toBe(0);
      expect(await reader.count([{ slot: "make", op: "not in", value: [words] }])).toBe(2);
    }
  });

  it("compares whole years and fractions alike", async () => {
    expect(await reader.count([{ slot: "year", op: ">=", value: 2019.5 }])).toBe(2);
    expect(await reader.count([{ slot: "year", op: "<=", value: 2019.5 }])).toBe(0);
    expect(await reader.count([{ slot: "msrp", op: "<=", value: Number.MAX_VALUE }])).toBe(2);
    expect(await reader.count([{ slot: "year", op: "!=", value: 2020.25 }])).toBe(2);
  });
});
