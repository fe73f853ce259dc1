import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { OpenDatabase } from "./connection/client";
import { findDefaultCatalog, listCatalogs } from "./queries/catalogs";
import { createConversation, deleteConversation } from "./queries/conversations";
import { createGuest } from "./queries/guest-data";
import { makeDefaultCatalog } from "./queries/import-catalog";
import { products as productRows } from "./schema/products";
import { prepareDatabase } from "./seed/prepare";
import { storeCatalog } from "./testing/store-catalog";
import { openTestDatabase, testedDatabases } from "./testing/test-database";

const version = (price: number): CatalogProduct[] =>
  Array.from({ length: 4500 }, (_, position) => makeProduct({ position, msrp: price + position }));

describe.each(testedDatabases)("preparing the database, %s", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  const prepare = (products: readonly CatalogProduct[], onImport?: (products: number) => void) =>
    prepareDatabase({ database, products, onImport });
  const checksums = async () => (await listCatalogs(database.db)).map(({ checksum }) => checksum);

  it("imports the shipped catalog once, however many ask at the same time", async () => {
    const heard: number[] = [];
    const hear = (products: number) => heard.push(products);
    const prepared = await Promise.all([prepare(version(1), hear), prepare(version(1), hear)]);
    expect(prepared[0]).toEqual(prepared[1]);
    expect(prepared[0]).toMatchObject({ size: 4500, isDefault: true, origin: "shipped" });
    expect(heard).toEqual([4500]);
    expect(await listCatalogs(database.db)).toHaveLength(1);
    expect(await database.db.$count(productRows)).toBe(4500);
  });

  it("switches to a new version and keeps the old one only while a conversation uses it", async () => {
    const old = await prepare(version(1));
    const guestId = await createGuest(database.db);
    const { id } = await createConversation(database.db, { guestId, catalogId: old.id, settings: {}, state: {} });
    const next = await prepare(version(2));
    expect(await findDefaultCatalog(database.db)).toEqual(next);
    expect(await checksums()).toEqual([next.checksum, old.checksum]);
    await deleteConversation(database.db, { guestId, conversationId: id });
    await prepare(version(2));
    expect(await checksums()).toEqual([next.checksum]);
  });

  it("leaves alone what somebody changed of the shipped cars", async () => {
    const { id, checksum } = await prepare(version(5));
    await database.db.execute(sql`update products set msrp = 1 where catalog_id = ${id}::uuid and position = 0`);
    const again = await prepare(version(5));
    expect(again).toMatchObject({ id, isDefault: true, version: 1 });
    expect(again.checksum).not.toBe(checksum);
  });

  it("goes back to an earlier version that is still there", async () => {
    const second = await prepare(version(2));
    const guestId = await createGuest(database.db);
    await createConversation(database.db, { guestId, catalogId: second.id, settings: {}, state: {} });
    const third = await prepare(version(3));
    expect(third.isDefault).toBe(true);
    expect(await prepare(version(2))).toEqual(second);
    expect((await findDefaultCatalog(database.db))?.id).toBe(second.id);
  });

  it("leaves a default that somebody imported alone", async () => {
    const { catalog } = await storeCatalog(database.db, [makeProduct({ make: "Own" })]);
    await makeDefaultCatalog(database.db, catalog.id);
    expect((await prepare(version(4))).id).toBe(catalog.id);
    expect((await findDefaultCatalog(database.db))?.id).toBe(catalog.id);
    expect((await listCatalogs(database.db)).map(({ origin }) => origin)).toContain("shipped");
  });
});
