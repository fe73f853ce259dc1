import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ParsedRow, streamCatalog } from "@/lib/catalog/files/parse-catalog";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { OpenDatabase } from "./connection/client";
import { type ImportRequest, importRows, type RefusedRow } from "./import-rows";
import { findDefaultCatalog, listCatalogs } from "./queries/catalogs";
import { catalogs } from "./schema/conversations";
import { products } from "./schema/products";
import { openTestDatabase, testedDatabases } from "./testing/test-database";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
const product = (year: string) =>
  `BMW,1 Series,${year},,300,6,MANUAL,rear wheel drive,2,"Luxury,Performance",Compact,Coupe,28,19,3916,40650`;
const csv = (...lines: string[]) => streamCatalog([header, ...lines].join("\n"));

describe.each(testedDatabases)("importing a catalog, %s", (kind) => {
  let database: OpenDatabase;
  let refused: RefusedRow[];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  function run(rows: AsyncIterable<ParsedRow>, request: Partial<ImportRequest> = {}) {
    refused = [];
    return importRows(database, rows, {
      name: "Mine",
      description: "",
      makeDefault: false,
      onRefused: (row) => void refused.push(row),
      ...request,
    });
  }

  it("stores the rows that can be read, in their order, and names the others", async () => {
    const outcome = await run(csv(product("2011"), product("soon"), product("2012")));
    expect(outcome).toMatchObject({ kind: "imported", catalog: { name: "Mine", size: 2, origin: "imported" } });
    expect(refused).toMatchObject([{ line: 3, reason: expect.stringContaining("Year") }]);
    const rows = await database.db.select().from(products).orderBy(products.position);
    expect(rows).toMatchObject([
      { position: 0, year: 2011, fuelType: "Unknown", marketCategory: ["Luxury", "Performance"], horsepower: 300 },
      { position: 1, year: 2012 },
    ]);
  });

  it("knows a catalog it has, and can make it the default", async () => {
    const first = await run(csv(product("2013")), { name: "Twice" });
    const second = await run(csv(product("2013")), { name: "Twice", makeDefault: true });
    expect(second.kind).toBe("known");
    if (first.kind !== "imported" || second.kind !== "known") throw new Error("unexpected outcome");
    expect(second.catalog).toEqual({ ...first.catalog, isDefault: true });
    expect(await findDefaultCatalog(database.db)).toEqual(second.catalog);
    const third = await run(csv(product("2014")), { name: "Third", makeDefault: true });
    expect((await findDefaultCatalog(database.db))?.name).toBe("Third");
    expect(third.kind).toBe("imported");
    expect((await listCatalogs(database.db)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("stores the same cars again once those of that name have changed", async () => {
    const first = await run(csv(product("2021")), { name: "Sold" });
    if (first.kind !== "imported") throw new Error("unexpected outcome");
    expect(first.catalog.version).toBe(0);
    await database.db.delete(products).where(eq(products.catalogId, first.catalog.id));
    expect(await run(csv(product("2021")), { name: "Sold" })).toMatchObject({ kind: "imported", catalog: { size: 1 } });
  });

  it("ends with one default when two are imported as such at once", async () => {
    const both = ["2017", "2018"].map((year) => run(csv(product(year)), { name: year, makeDefault: true }));
    expect((await Promise.all(both)).map((outcome) => outcome.kind)).toEqual(["imported", "imported"]);
    expect((await listCatalogs(database.db)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it("leaves nothing behind when the file breaks off, is empty, or the source fails", async () => {
    const before = [await database.db.$count(catalogs), await database.db.$count(products)];
    expect(await run(csv(product("2011"), 'BMW,"1 Ser'))).toMatchObject({ kind: "unreadable" });
    expect(await run(csv(product("soon")))).toMatchObject({
      kind: "unreadable",
      reason: expect.stringContaining("no row"),
    });
    expect(await run(streamCatalog("Make,Model\nBMW,1"))).toMatchObject({ kind: "unreadable" });
    async function* failing(): AsyncGenerator<ParsedRow> {
      yield { kind: "product", line: 2, product: makeProduct() };
      throw new Error("the disk is gone");
    }
    await expect(run(failing())).rejects.toThrow("the disk is gone");
    expect([await database.db.$count(catalogs), await database.db.$count(products)]).toEqual(before);
  });

  it("refuses a row whose words no database can store", async () => {
    expect(await run(csv(product("2015"), product("2016").replace("Coupe", "Cou\u0000pe")))).toMatchObject({
      kind: "imported",
    });
    expect(refused).toMatchObject([{ line: 3, reason: expect.stringContaining("style") }]);
  });
});
