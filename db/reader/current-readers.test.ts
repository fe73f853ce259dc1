import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { createConversation } from "@/db/queries/conversations";
import { createGuest } from "@/db/queries/guest-data";
import { beginImport, insertProducts } from "@/db/queries/import-catalog";
import { receiveTurn } from "@/db/queries/receive-turn";
import { catalogs } from "@/db/schema/conversations";
import { products as productTable } from "@/db/schema/products";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import { describeCatalogReader } from "@/lib/catalog/catalog-reader.contract";
import { catalogChecksum } from "@/lib/catalog/files/checksum";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { CurrentReaders } from "./current-readers";

const three = ["Alpha", "Beta", "Beta"].map((make, position) =>
  makeProduct({ position, make, msrp: 20_000 + position }),
);

describe.each(
  testedDatabases.flatMap((kind) => [
    { kind, by: "columns" as const },
    { kind, by: "postgres" as const },
  ]),
)("catalogs as they are now, $kind, answered by $by", ({ kind, by }) => {
  let database: OpenDatabase;
  let catalogId: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  function server(db: Database = database.db) {
    const onFault = (error: unknown) => {
      throw error;
    };
    return new CurrentReaders({ db, reading: db, by, onFault, now: () => 0 });
  }

  async function found(readers: CurrentReaders, id: string, version?: number) {
    const reader = await readers.find(id, version);
    if (!reader) throw new Error("there is no such catalog");
    return reader;
  }

  describeCatalogReader(`${kind} by ${by}`, async (products) => {
    const readers = server();
    const { catalog } = await storeCatalog(database.db, products);
    const reader = await found(readers, catalog.id);
    await reader.count([]);
    await readers.settled();
    return reader;
  });

  /** Its own statement's version, then answers. */
  async function turn(readers: CurrentReaders) {
    const guestId = await createGuest(database.db);
    const { id } = await createConversation(database.db, { guestId, catalogId, settings: {}, state: {} });
    const act = { kind: "words", text: "a product" } as const;
    const received = await receiveTurn(database.db, { guestId, conversationId: id, messageId: "m", act });
    if (received.kind !== "received") throw new Error("the turn was not received");
    const reader = await found(readers, catalogId, received.catalogVersion);
    const [dear, all, first, { make }] = await Promise.all([
      reader.lattice([], [{ slot: "msrp", op: ">=", value: 20_001 }]),
      reader.products([], 9),
      reader.rank({ where: [], score: [], ranges: {}, limit: 1 }),
      reader.vocabulary(),
    ]);
    return {
      dear: dear.groups.find(({ mask }) => mask === 1)?.count ?? 0,
      prices: all.map(({ msrp }) => msrp),
      cheapest: first[0]?.position,
      makes: make.map(({ value, count }) => `${value} ${count}`),
      size: reader.catalog.size,
    };
  }

  const row = (position: number) => and(eq(productTable.catalogId, catalogId), eq(productTable.position, position));

  it("shows a product that was sold, repriced or added at the next turn of every server", async () => {
    catalogId = (await storeCatalog(database.db, three)).catalog.id;
    const servers = [server(), server()];
    const turns = async () => {
      const [one, two] = await Promise.all(servers.map(turn));
      expect(one).toEqual(two);
      // Loaded columns say the same.
      await Promise.all(servers.map((each) => each.settled()));
      expect(await Promise.all(servers.map(turn))).toEqual([one, one]);
      return one;
    };
    const before = { dear: 2, prices: [20_000, 20_001, 20_002], cheapest: 0, makes: ["Beta 2", "Alpha 1"], size: 3 };
    expect(await turns()).toEqual(before);
    await database.db.update(productTable).set({ msrp: 30_000 }).where(row(0));
    expect(await turns()).toMatchObject({ dear: 3, prices: [30_000, 20_001, 20_002], cheapest: 1, size: 3 });
    await database.db.delete(productTable).where(row(1));
    expect(await turns()).toMatchObject({ dear: 2, prices: [30_000, 20_002], makes: ["Alpha 1", "Beta 1"], size: 2 });
    await insertProducts(database.db, catalogId, [makeProduct({ position: 7, make: "Gamma", msrp: 9000 })]);
    expect(await turns()).toMatchObject({ dear: 2, prices: [30_000, 20_002, 9000], cheapest: 7, size: 3 });
  });

  it("shows changes of one transaction together, and none that was taken back", async () => {
    catalogId = (await storeCatalog(database.db, three)).catalog.id;
    const readers = server();
    const before = await turn(readers);
    const failed = database.db.transaction(async (tx) => {
      await tx.delete(productTable).where(row(0));
      throw new Error("taken back");
    });
    await expect(failed).rejects.toThrow("taken back");
    expect(await turn(readers)).toEqual(before);
    await database.db.transaction(async (tx) => {
      await tx.delete(productTable).where(row(0));
      await tx.update(productTable).set({ msrp: 1 }).where(eq(productTable.catalogId, catalogId));
    });
    expect(await turn(readers)).toMatchObject({ dear: 0, prices: [1, 1], size: 2 });
  });

  it("names changed products by another checksum, and keeps the reader of products that stay", async () => {
    catalogId = (await storeCatalog(database.db, three)).catalog.id;
    const readers = server();
    const first = await found(readers, catalogId);
    expect(first.catalog.checksum).toBe(catalogChecksum(three));
    expect(await found(readers, catalogId, 0)).toBe(first);
    expect(await found(readers, catalogId)).toBe(first);
    await database.db.update(productTable).set({ msrp: 1 }).where(row(0));
    expect(await found(readers, catalogId, 0)).toBe(first);
    const next = await found(readers, catalogId, 1);
    expect(next.catalog.checksum).toMatch(/^[0-9a-f]{64}$/);
    expect(next.catalog.checksum).not.toBe(first.catalog.checksum);
    expect(await found(readers, catalogId, 0)).toBe(next);
    expect(await readers.find("00000000-0000-4000-8000-000000000000")).toBeNull();
  });

  it("counts changes of a catalog that is ready, not its import, and of each catalog on its own", async () => {
    const importing = await beginImport(database.db, { name: "coming", description: "", origin: "imported" });
    await insertProducts(database.db, importing, three);
    const [one, two] = [await storeCatalog(database.db, three), await storeCatalog(database.db, three)];
    const ofOne = eq(productTable.catalogId, one.catalog.id);
    await database.db.delete(productTable).where(and(ofOne, eq(productTable.make, "nobody")));
    await database.db
      .update(productTable)
      .set({ catalogId: two.catalog.id, position: 9 })
      .where(and(ofOne, eq(productTable.position, 0)));
    const { version, productCount } = catalogs;
    const ids = [importing, one.catalog.id, two.catalog.id];
    const states = database.db
      .select({ version, products: productCount })
      .from(catalogs)
      .where(inArray(catalogs.id, ids));
    expect(await states.orderBy(catalogs.createdAt)).toEqual([
      { version: 0, products: 0 },
      { version: 1, products: 2 },
      { version: 1, products: 4 },
    ]);
    await database.db.delete(catalogs).where(eq(catalogs.id, importing));
  });

  it("answers from columns alone once they are loaded, unless Postgres is to answer", async () => {
    catalogId = (await storeCatalog(database.db, three)).catalog.id;
    let asked = 0;
    const counted: Database = Object.create(database.db, {
      execute: {
        value: (statement: Parameters<Database["execute"]>[0]) => {
          asked++;
          return database.db.execute(statement);
        },
      },
    });
    const readers = server(counted);
    for (const [version, price] of [5, 6].entries()) {
      await database.db.update(productTable).set({ msrp: price }).where(row(0));
      const reader = await found(readers, catalogId, version + 1);
      expect(await reader.count([{ slot: "msrp", op: "==", value: price }])).toBe(1);
      await readers.settled();
      asked = 0;
      expect(await reader.count([{ slot: "msrp", op: "<=", value: price }])).toBe(1);
      expect(asked).toBe(by === "columns" ? 0 : 1);
    }
  });
});
