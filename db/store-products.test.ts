import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogArbitrary } from "@/lib/catalog/product.arbitrary";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { seededRandom } from "@/lib/random";
import type { OpenDatabase } from "./connection/client";
import { readRows } from "./connection/database";
import { beginImport } from "./queries/import-catalog";
import { createCatalogReader } from "./reader/catalog-reader";
import { copyLine } from "./store-products";
import { openTestDatabase } from "./testing/test-database";

describe("a line of COPY", () => {
  it("marks what is not stated and escapes what would end a field", () => {
    const line = copyLine("id", makeProduct({ msrp: null, trim: "a\tb\\c", marketCategory: ['say "x"', "Hybrid"] }));
    expect(line).toContain("\t\\N\ta\\tb\\\\c\t");
    expect(line).toContain('{"say \\\\"x\\\\"","Hybrid"}');
    expect(line.endsWith("\n")).toBe(true);
  });
});

const url = process.env.TEST_DATABASE_URL;
if (!url) console.info("TEST_DATABASE_URL is not set: COPY is not tried on a server here");

describe.skipIf(!url)("cars stored by COPY", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase("server");
  });
  afterAll(() => database.close());

  it("are read back as they were", async () => {
    await fc.assert(
      fc.asyncProperty(catalogArbitrary(20), async (products) => {
        const id = await beginImport(database.db, { name: "copy", description: "", origin: "imported" });
        expect(await database.storeProducts(id, products)).toBe(products.length);
        const reader = createCatalogReader(database.db, { id, name: "copy", checksum: id, size: products.length });
        expect(await reader.products([], 99)).toEqual(products);
      }),
      { seed: 3, numRuns: 20 },
    );
  });

  it("lie on disk in the order of slices, whatever the order of the file", async () => {
    const random = seededRandom(5, "storage order");
    const pick = (...words: string[]) => words[Math.floor(random() * words.length)] ?? "";
    const given = Array.from({ length: 3000 }, (_, position) =>
      makeProduct({ position, make: pick("Kia", "Audi", "Mazda"), style: pick("Sedan", "Wagon") }),
    );
    // Half-filled pages of other products could take some rows.
    const empty = await openTestDatabase("server");
    const id = await beginImport(empty.db, { name: "shuffled", description: "", origin: "imported" });
    await empty.storeProducts(id, given);
    const rows = await readRows<{ make: string; style: string; position: number }>(
      empty.db,
      sql`select make, style, position from products where catalog_id = ${id} order by ctid`,
    );
    await empty.close();
    const key = ({ make, style, position }: (typeof rows)[number]) =>
      `${make} ${style} ${String(position).padStart(5)}`;
    expect(rows.map(key)).toEqual(rows.map(key).sort());
    expect(rows).toHaveLength(given.length);
  });

  it("are none when reading them fails half way, and the connection serves on", async () => {
    const id = await beginImport(database.db, { name: "broken", description: "", origin: "imported" });
    const broken = function* () {
      for (let position = 0; position < 2500; position++) yield makeProduct({ position });
      throw new Error("the file ended");
    };
    await expect(database.storeProducts(id, broken())).rejects.toThrow("the file ended");
    const [row] = await readRows<{ n: number }>(
      database.db,
      sql`select count(*)::int as n from products where catalog_id = ${id}`,
    );
    expect(row?.n).toBe(0);
  });
});
