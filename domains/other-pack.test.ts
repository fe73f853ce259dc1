import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "@/db/connection/client";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase } from "@/db/testing/test-database";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { describeRoundedSizes } from "@/lib/catalog/catalog-reader.contract";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { createLiteralReader } from "@/lib/catalog/testing/literal-reader";
import { likeness, numberSlots, numericSlotNames, slotNames } from "@/lib/constraints";

vi.mock("@/domains/cars", () => import("./laptops"));
vi.mock("@/domains/cars/roles", () => import("./laptops/roles"));

const opened: OpenDatabase[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function kept(database: Promise<OpenDatabase>): Promise<OpenDatabase> {
  opened.push(await database);
  return database;
}

const laptops = [700, 1250, 980].map((price, position) => ({
  ...{ position, make: "Alpha", model: `A${position}`, year: 2025, style: "Ultraportable", trim: null, offer: null },
  ...{ processor: "Core 5", graphics: "integrated", memory: 16, storage: 512, screen: 14, resolution: "FHD" },
  ...{ refresh: 60, weight: 2.9 + position, battery: 11.5, system: "Windows", equipment: ["touchscreen"], price },
  popularity: 3 - position,
})) as unknown as CatalogProduct[];

describe("sizes that people round", () => {
  const laptop = {
    slot: numericSlotNames.find((slot) => numberSlots[slot].rounded) ?? "year",
    product: laptops[0] as CatalogProduct,
  };
  const stored = async (products: CatalogProduct[]) => {
    const { db, migrate } = await kept(openDatabase({}, { folder: null }));
    await migrate();
    return storeCatalog(db, products);
  };
  describeRoundedSizes("columns", async (products) => createColumnReader(products), laptop);
  describeRoundedSizes("literal", async (products) => createLiteralReader(products), laptop);
  describeRoundedSizes("database", stored, laptop);
});

describe("the database of another pack", () => {
  it("gets the pack's columns in an empty database, and answers by them", async () => {
    const database = await kept(openDatabase({}, { folder: null }));
    await database.migrate();
    await database.migrate();
    expect(slotNames).toContain("processor");
    const [stored, literal] = [await storeCatalog(database.db, laptops), createLiteralReader(laptops)];
    expect(await stored.products([], 9)).toEqual(laptops);
    const where = [{ slot: likeness.price, op: "<=" as const, value: 1000 }];
    const ranked = await stored.rank({ where, score: [], ranges: {}, limit: 9, ties: "price" });
    expect(ranked.map(({ position }) => position)).toEqual([0, 2]);
    expect(await stored.ranges([], ["weight" as "year"])).toEqual(await literal.ranges([], ["weight" as "year"]));
  });

  it("refuses a database with cars in it, and one that lacks a column", async () => {
    const ofCars = await kept(openTestDatabase("embedded"));
    await ofCars.db.execute(
      sql`insert into catalogs (name, description, origin, checksum) values ('a', '', 'shipped', 'b')`,
    );
    await ofCars.db.execute(sql`insert into products (catalog_id, position, make, model, year, fuel_type, transmission,
      driven_wheels, market_category, size, style) select id, 0, 'A', 'B', 2020, '', '', '', '{}', '', '' from catalogs`);
    await expect(ofCars.migrate()).rejects.toThrow("This database belongs to another domain");
    expect(await ofCars.query("select fuel_type from products", [])).toEqual([{ fuel_type: "" }]);
    const lacking = await kept(openDatabase({}, { folder: null }));
    await lacking.migrate();
    await lacking.db.execute(sql`alter table products drop column processor`);
    await expect(lacking.migrate()).rejects.toThrow("This database belongs to another domain");
  });
});
