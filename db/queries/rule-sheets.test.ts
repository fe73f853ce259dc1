import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import { approveRuleSheet, findRuleSheet, listRuleSheets, sheetsInForce, storeRuleSheet } from "./rule-sheets";

describe.each(testedDatabases)("rule sheets, %s", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it("change as drafts, and an approved version stays in force until the next is approved", async () => {
    const { db } = database;
    const store = (text: string) =>
      storeRuleSheet(db, { owner: "northwind", title: "Cars", text, hash: `hash of ${text}`, program: null });
    const approve = (id: string, text: string) =>
      approveRuleSheet(db, { id, hash: `hash of ${text}`, by: "Rhea", at: new Date() });
    const first = await store("one");
    expect(await store("two")).toBe(first);
    expect(await sheetsInForce(db, "northwind")).toEqual([]);
    expect(await approve(first, "one")).toBe(false);
    expect(await approve(first, "two")).toBe(true);
    expect(await approve(first, "two")).toBe(false);
    const next = await store("three");
    expect(next).not.toBe(first);
    expect(await sheetsInForce(db, "northwind")).toMatchObject([{ version: 1, text: "two", approvedBy: "Rhea" }]);
    await approve(next, "three");
    expect(await sheetsInForce(db, "northwind")).toMatchObject([{ version: 2, text: "three" }]);
    expect(await sheetsInForce(db, "elsewhere")).toEqual([]);
    expect((await listRuleSheets(db)).map(({ version }) => version)).toEqual([2, 1]);
    expect(await findRuleSheet(db, "no key")).toBeNull();
  });
});
