import { like, sql } from "drizzle-orm";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { type OpenDatabase, openDatabase } from "./connection/client";
import { nameDatabaseFault } from "./connection/database-errors";
import { forgetEndedLimits } from "./queries/retention";
import { createCatalogReader } from "./reader/catalog-reader";
import { rateLimits } from "./schema/rate-limits";
import { storeCatalog } from "./testing/store-catalog";
import { openTestDatabase, testedDatabases } from "./testing/test-database";

describe.runIf(testedDatabases.includes("server"))("several servers over one Postgres", () => {
  let one: OpenDatabase;
  let two: OpenDatabase;
  let url: string;
  beforeAll(async () => {
    one = await openTestDatabase("server");
    const [named] = await one.query("select current_database() as name", []);
    const target = new URL(process.env.TEST_DATABASE_URL ?? "");
    target.pathname = `/${String(named?.name)}`;
    url = target.href;
    two = await openDatabase({ DATABASE_URL: url });
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  it("count a sender together", async () => {
    const limiter = ({ query }: OpenDatabase) =>
      new RateLimiterPostgres({
        storeClient: {
          query: async ({ text, values }: { text: string; values: unknown[] }) => {
            const rows = await query(text, values);
            return { rows, rowCount: rows.length };
          },
        },
        storeType: "client",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: "test",
        points: 5,
        duration: 60,
      });
    const [first, second] = [limiter(one), limiter(two)];
    for (const each of [first, second, first, second, first]) await each.consume("sender");
    await expect(second.consume("sender")).rejects.toBeInstanceOf(RateLimiterRes);
  });

  it("forget whom they counted when its window has ended, and not before", async () => {
    const now = Date.now();
    await one.db.insert(rateLimits).values([
      { key: "address:ended", points: 1, expire: now - 1 },
      { key: "address:counting", points: 1, expire: now + 10_000 },
    ]);
    await forgetEndedLimits(two.db, new Date(now));
    const left = await one.db.select({ key: rateLimits.key }).from(rateLimits).where(like(rateLimits.key, "address:%"));
    expect(left).toEqual([{ key: "address:counting" }]);
  });

  it("migrate at the same time without harm", async () => {
    await Promise.all([one.migrate(), two.migrate(), one.migrate()]);
    expect(await two.db.execute(sql`select 1 as one`)).toHaveLength(1);
  });

  it("read catalogs from a replica, and write to the first server only", async () => {
    const replica = await openTestDatabase("server");
    const [named] = await replica.query("select current_database() as name", []);
    const { catalog } = await storeCatalog(replica.db, [makeProduct(), makeProduct({ position: 1 })]);
    const elsewhere = new URL(url);
    elsewhere.pathname = `/${String(named?.name)}`;
    const replicated = await openDatabase({ DATABASE_URL: url, DATABASE_REPLICAS: [elsewhere.href] });
    expect(await createCatalogReader(replicated.reading, catalog).count([])).toBe(2);
    expect(await createCatalogReader(replicated.db, catalog).count([])).toBe(0);
    await replicated.close();
    await replica.close();
  });

  it("name what went wrong: a statement cut off for time, a pool of no connections, a server that is gone", async () => {
    const slow = one.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 20`);
      await tx.execute(sql`select pg_sleep(5)`);
    });
    const fault = nameDatabaseFault(await slow.catch((error: unknown) => error));
    expect(fault?.userMessage).toMatch(/too slow/);
    const cut = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 1 });
    const ended = cut.db.execute(sql`select pg_sleep(5), 'to be cut'`).catch((error: unknown) => error);
    await expect
      .poll(async () => {
        const rows = await one.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where query like '%to be cut%' and pid <> pg_backend_pid()",
          [],
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
    expect(nameDatabaseFault(await ended)?.userMessage).toMatch(/isn't answering/);
    // The same client recovers.
    await expect.poll(() => cut.query("select 1 as one", []).catch(() => null)).toEqual([{ one: 1 }]);
    await cut.close();
  });
});

describe("a fault of the database", () => {
  it.each([
    ["53100", /no room left/],
    ["53300", /too much to do/],
    ["25006", /takes no changes/],
    ["ECONNREFUSED", /isn't answering/],
    ["CONNECTION_CLOSED", /isn't answering/],
    ["57P01", /isn't answering/],
    ["57014", /too slow/],
  ])("%s is named, however deep it lies", (code, sentence) => {
    const cause = Object.assign(new Error("with the words of a shopper"), { code });
    const fault = nameDatabaseFault(new Error("query failed", { cause }));
    expect(fault?.userMessage).toMatch(sentence);
    expect(fault?.userMessage).not.toContain("shopper");
  });

  it("is not made of others' errors", () => {
    expect(nameDatabaseFault(new TypeError("x is not a function"))).toBeNull();
    expect(nameDatabaseFault(Object.assign(new Error("unique"), { code: "23505" }))).toBeNull();
  });
});
