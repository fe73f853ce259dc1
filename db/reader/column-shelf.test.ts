import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase } from "@/db/testing/test-database";
import type { CatalogIdentity } from "@/lib/catalog/catalog-reader";
import { buildColumns } from "@/lib/catalog/columns/columns";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { ColumnShelf, loadColumns } from "./current-readers";

describe("columns loaded from the database", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase("embedded");
  });
  afterAll(() => database.close());

  it("reads catalogs of more than one batch, whatever positions they have", async () => {
    const products = Array.from({ length: 5003 }, (_, index) =>
      makeProduct({ position: index * 3, msrp: 10_000 + index }),
    );
    const { catalog } = await storeCatalog(database.db, products);
    expect(await loadColumns(database.db, catalog)).toEqual(buildColumns(products));
    await expect(loadColumns(database.db, { ...catalog, size: 6000 })).rejects.toThrow("should have 6000 products");
    await database.db.execute(
      sql`update products set msrp = 1 where catalog_id = ${catalog.id}::uuid and position = 15000`,
    );
    await expect(loadColumns(database.db, catalog)).rejects.toThrow("have changed");
  });
});

describe("a shelf of columns", () => {
  const catalog = (id: string): CatalogIdentity => ({ id, name: id, checksum: id, size: 1 });
  const columns = buildColumns([makeProduct()]);

  it("loads in the background, once, and lets the catalog go that was not asked for longest", async () => {
    const loads: string[] = [];
    const load = async ({ id }: CatalogIdentity) => {
      loads.push(id);
      return columns;
    };
    const shelf = new ColumnShelf({ load, most: 2, onFault: () => {} });
    for (const id of ["a", "a", "b", "a", "c", "b"]) {
      shelf.find(catalog(id));
      await shelf.settled();
    }
    expect(loads).toEqual(["a", "b", "c", "b"]);
    expect(shelf.find(catalog("c"))?.catalog.id).toBe("c");
    expect(shelf.find(catalog("a"))).toBeNull();
  });

  it("loads again what has changed, leaves it alone for nine times as long as that took, and has nothing meanwhile", async () => {
    let at = 0;
    const loads: string[] = [];
    const load = async ({ checksum }: CatalogIdentity) => {
      loads.push(checksum);
      at += 10;
      return columns;
    };
    const shelf = new ColumnShelf({ load, most: 1, onFault: () => {}, now: () => at });
    const ask = async (checksum: string) => {
      const found = shelf.find({ ...catalog("a"), checksum });
      await shelf.settled();
      return found?.catalog.checksum ?? null;
    };
    expect([await ask("1"), await ask("1"), await ask("2")]).toEqual([null, "1", null]);
    at = 99;
    expect([await ask("2"), loads]).toEqual([null, ["1"]]);
    at = 100;
    expect([await ask("2"), await ask("2"), await ask("1")]).toEqual([null, "2", null]);
    expect(loads).toEqual(["1", "2"]);
  });

  it("reports a load that fails, and tries again after half a minute", async () => {
    let at = 0;
    const faults: unknown[] = [];
    const load = () => Promise.reject(new Error("away"));
    const shelf = new ColumnShelf({ load, most: 1, onFault: (error) => faults.push(error), now: () => at });
    for (const [time, heard] of [
      [0, 1],
      [29_999, 1],
      [30_000, 2],
    ] as const) {
      at = time;
      expect(shelf.find(catalog("a"))).toBeNull();
      await shelf.settled();
      expect(faults).toHaveLength(heard);
    }
  });
});
