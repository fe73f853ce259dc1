import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { readRows } from "@/db/connection/database";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import type { CatalogProduct, RankQuery } from "@/lib/catalog/catalog-reader";
import { normalisedScore, roundScore, scoreOf } from "@/lib/catalog/satisfaction";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { billionthsSql, rankSql } from "./predicate-sql";

describe.each(testedDatabases)("ranking in Postgres, %s", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function rounded(sums: readonly number[]): Promise<number[]> {
    const values = sql.join(
      sums.map((sum, place) => sql`(${place}::int, ${sum}::double precision)`),
      sql`, `,
    );
    const rows = await readRows<{ billionths: number }>(
      database.db,
      sql`select ${billionthsSql("sum")} as billionths from (values ${values}) as score(place, sum) order by place`,
    );
    return rows.map(({ billionths }) => billionths / 1e9);
  }

  it("rounds as TypeScript does, also at halves and the numbers next to them", async () => {
    const halves = Array.from({ length: 300 }, (_, i) => (i * 3_331_333 + 0.5) / 1e9);
    const beside = halves.flatMap((half) => [half, nextNumber(half, 1), nextNumber(half, -1), nextNumber(half, 2)]);
    const exactTies = Array.from({ length: 513 }, (_, i) => (2 * i + 1) / 1024);
    const sums = [...beside, ...exactTies, 0, 1, 1 + Number.EPSILON, 5e-10, 4.999e-10, 1e-300];
    expect(await rounded(sums)).toEqual(sums.map(roundScore));
  });

  it("rounds any score as TypeScript does", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 200, maxLength: 400 }),
        async (drawn) => {
          const sums = drawn.map(Math.abs);
          expect(await rounded(sums)).toEqual(sums.map(roundScore));
        },
      ),
      { seed: 7, numRuns: 10 },
    );
  });

  it("gives the scores and the order of TypeScript for any weights, ranges and prices", async () => {
    const weight = fc.double({ min: 0, max: 1, noNaN: true });
    const price = fc.double({ min: 9_000, max: 90_000, noNaN: true });
    const mileage = fc.option(fc.double({ min: 10, max: 60, noNaN: true }));
    const asked = fc.record({
      products: fc.array(fc.record({ msrp: price, highwayMpg: mileage, year: fc.integer({ min: 2000, max: 2026 }) }), {
        minLength: 1,
        maxLength: 25,
      }),
      weights: fc.tuple(weight, weight, weight, weight),
      low: fc.double({ min: 10, max: 30, noNaN: true }),
      high: fc.double({ min: 30, max: 60, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ products, weights, low, high }) => {
        const rows = products.map((product, position) => makeProduct({ ...product, position }));
        const query: RankQuery = {
          where: [],
          score: [
            { slot: "msrp", op: "<=", value: 20_000, weight: weights[0] },
            { slot: "highwayMpg", op: ">=", value: 30, weight: weights[1] },
            { slot: "year", op: ">=", value: 2015, weight: weights[2] },
            { slot: "make", op: "!=", value: "Alpha", weight: weights[3] },
          ],
          ranges: {
            msrp: { min: 9_000, max: 70_000 },
            highwayMpg: { min: low, max: high },
            year: { min: 2003, max: 2024 },
          },
          limit: 50,
        };
        const reader = await storeCatalog(database.db, rows);
        const ranked = await readRows<{ position: number; billionths: number }>(
          database.db,
          rankSql(reader.catalog.id, query),
        );
        expect(ranked.map((each) => [each.position, each.billionths / 1e9])).toEqual(expected(rows, query));
        expect((await reader.rank(query)).map(({ position }) => position)).toEqual(
          ranked.map(({ position }) => position),
        );
      }),
      { seed: 11, numRuns: 25 },
    );
  });
});

function expected(rows: readonly CatalogProduct[], { score, ranges }: RankQuery): [number, number][] {
  const wishes = normalisedScore(score);
  return rows
    .map((product) => ({ product, score: scoreOf(product, wishes, ranges) }))
    .sort(
      (a, b) =>
        b.score - a.score || (a.product.msrp ?? 0) - (b.product.msrp ?? 0) || a.product.position - b.product.position,
    )
    .map(({ product, score: held }) => [product.position, held]);
}

function nextNumber(from: number, steps: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, from);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(steps));
  return view.getFloat64(0);
}
