import { afterAll, beforeAll, describe } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import { describeWorkedExamples } from "@/lib/trade-offs/worked-examples.contract";

describe.each(testedDatabases)("Postgres, %s", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  describeWorkedExamples(kind, (products) => storeCatalog(database.db, products));
});
