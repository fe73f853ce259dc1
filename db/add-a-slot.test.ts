import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { catalogArbitrary, predicateArbitrary } from "@/lib/catalog/product.arbitrary";
import { createLiteralReader } from "@/lib/catalog/testing/literal-reader";
import type { SlotName } from "@/lib/constraints";
import type { OpenDatabase } from "./connection/client";
import { storeCatalog } from "./testing/store-catalog";
import { openTestDatabase } from "./testing/test-database";

vi.mock("@/domains/cars", async (importOriginal) => {
  const { withDocumentedSlot } = await import("@/domains/testing/documented-slot");
  return withDocumentedSlot(await importOriginal());
});
vi.mock("@/domains/cars/words", async (importOriginal) => {
  const { withDocumentedTalk } = await import("@/domains/testing/documented-slot");
  return withDocumentedTalk(await importOriginal());
});

const seats = "seats" as SlotName;

describe("the slot that docs/adding.md adds, in the database", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase("embedded");
    await database.db.execute(sql`ALTER TABLE "products" ADD COLUMN IF NOT EXISTS "seats" double precision`);
  });
  afterAll(() => database.close());

  it("is stored, read back and answered as it is car by car", async () => {
    const question = fc.tuple(catalogArbitrary(20), fc.array(predicateArbitrary([seats, "msrp"]), { maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(question, async ([products, soft]) => {
        const [stored, literal] = [await storeCatalog(database.db, products), createLiteralReader(products)];
        expect(await stored.products([], 99)).toEqual(products);
        expect(await stored.lattice([], soft)).toEqual(await literal.lattice([], soft));
        const asked = [{ where: [], slot: seats }];
        expect(await stored.distributions(asked)).toEqual(await literal.distributions(asked));
      }),
      { seed: 7, numRuns: 15 },
    );
  });
});
