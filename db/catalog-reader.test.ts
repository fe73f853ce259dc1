import { afterAll, beforeAll, describe } from "vitest";
import { describeCatalogReader } from "@/lib/catalog/catalog-reader.contract";
import { describeWorkedExamples } from "@/lib/relaxation/worked-examples.contract";
import type { OpenDatabase } from "./client";
import { storeCatalog } from "./testing/store-catalog";
import { openTestDatabase, testedDatabases } from "./testing/test-database";

describe.each(testedDatabases)("Postgres, %s", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  describeCatalogReader(kind, (cars) => storeCatalog(database.db, cars));
  describeWorkedExamples(kind, (cars) => storeCatalog(database.db, cars));
});
