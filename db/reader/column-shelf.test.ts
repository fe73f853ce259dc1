import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase } from "@/db/testing/test-database";
import type { CatalogIdentity } from "@/lib/catalog/catalog-reader";
import { describeCatalogReader } from "@/lib/catalog/catalog-reader.contract";
import { buildColumns } from "@/lib/catalog/columns/columns";
import { makeCar } from "@/lib/catalog/files/make-car";
import { createHybridReader } from "@/lib/catalog/hybrid-reader";
import { ColumnShelf } from "./column-shelf";
import { loadColumns } from "./load-columns";

describe("columns loaded from the database", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase("embedded");
  });
  afterAll(() => database.close());

  describeCatalogReader("database and its columns", async (cars) => {
    const stored = await storeCatalog(database.db, cars);
    const shelf = new ColumnShelf({
      load: (catalog) => loadColumns(database.db, catalog),
      most: 1,
      onFault: (error) => {
        throw error;
      },
    });
    shelf.find(stored.catalog);
    await shelf.settled();
    expect(shelf.find(stored.catalog)).not.toBeNull();
    return createHybridReader(stored, () => shelf.find(stored.catalog));
  });

  it("reads catalogs of more than one batch, whatever positions they have", async () => {
    const cars = Array.from({ length: 5003 }, (_, index) => makeCar({ position: index * 3, msrp: 10_000 + index }));
    const { catalog } = await storeCatalog(database.db, cars);
    expect(await loadColumns(database.db, catalog)).toEqual(buildColumns(cars));
    await expect(loadColumns(database.db, { ...catalog, size: 6000 })).rejects.toThrow("should have 6000 cars");
  });
});

describe("a shelf of columns", () => {
  const catalog = (id: string): CatalogIdentity => ({ id, name: id, checksum: id, size: 1 });
  const columns = buildColumns([makeCar()]);

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

  it("reports a load that fails and gives up after three", async () => {
    const faults: unknown[] = [];
    const load = () => Promise.reject(new Error("away"));
    const shelf = new ColumnShelf({ load, most: 1, onFault: (error) => faults.push(error) });
    for (let tries = 0; tries < 5; tries++) {
      expect(shelf.find(catalog("a"))).toBeNull();
      await shelf.settled();
    }
    expect(faults).toHaveLength(3);
  });
});
