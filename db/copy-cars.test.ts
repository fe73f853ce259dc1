import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogArbitrary } from "@/lib/catalog/car.arbitrary";
import { makeCar } from "@/lib/catalog/make-car";
import { createCatalogReader } from "./catalog-reader";
import type { OpenDatabase } from "./client";
import { copyCars, copyLine } from "./copy-cars";
import { readRows } from "./database";
import { beginImport } from "./queries/import-catalog";
import { openTestDatabase } from "./testing/test-database";

describe("a line of COPY", () => {
  it("marks what is not stated and escapes what would end a field", () => {
    const line = copyLine("id", makeCar({ msrp: null, trim: "a\tb\\c", marketCategory: ['say "x"', "Hybrid"] }));
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
    const [row] = await readRows<{ name: string }>(database.db, sql`select current_database() as name`);
    const target = new URL(url ?? "");
    target.pathname = `/${row?.name}`;
    await fc.assert(
      fc.asyncProperty(catalogArbitrary(20), async (cars) => {
        const id = await beginImport(database.db, { name: "copy", description: "", origin: "imported" });
        expect(await copyCars(target.href, id, cars)).toBe(cars.length);
        const reader = createCatalogReader(database.db, { id, name: "copy", checksum: id, size: cars.length });
        expect(await reader.cars([], 99)).toEqual(cars);
      }),
      { seed: 3, numRuns: 20 },
    );
  });
});
