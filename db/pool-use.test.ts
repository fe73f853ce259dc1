import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "./connection/client";
import { asAnswer } from "./patience";
import { openTestDatabase, testedDatabases } from "./testing/test-database";

describe.each(testedDatabases)("the use of connections, %s", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it("counts statements, transactions and what waits for a connection, and is nothing afterwards", () =>
    asAnswer(async () => {
      const { most } = database.use();
      expect(most).toBe(kind === "server" ? 10 : 1);
      const work = [
        ...Array.from({ length: most }, () => database.db.execute(sql`select 1`).then(() => undefined)),
        database.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
        }),
        database.query("select 1", []),
      ];
      await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
      expect(database.use()).toEqual({ most, used: most, waiting: 2 });
      await Promise.all(work);
      expect(database.use()).toEqual({ most, used: 0, waiting: 0 });
      await expect(database.query("select 1 / 0", [])).rejects.toThrow();
      await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow();
      expect(database.use().used).toBe(0);
    }));
});
