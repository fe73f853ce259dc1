import { type SQL, sql } from "drizzle-orm";
import { cars } from "@/db/schema/cars";
import type { Distribution, DistributionQuery } from "@/lib/catalog/catalog-reader";
import { compareText } from "@/lib/catalog/compare-text";
import { isNumericSlot, isSetSlot } from "@/lib/constraints/slot-name";
import { whereCars } from "./predicate-sql";

/** `query` is the place of the question in the list; both values null: cars without a value. */
export interface DistributionRow {
  query: number;
  word: string | null;
  number: number | null;
  count: number;
}

/** All questions in one statement; there must be at least one. */
export function distributionsSql(catalogId: string, queries: readonly DistributionQuery[]): SQL {
  return sql.join(
    queries.map((query, place) => distributionSql(catalogId, query, place)),
    sql` union all `,
  );
}

function distributionSql(catalogId: string, { where, slot }: DistributionQuery, place: number): SQL {
  const head = sql`select ${sql.raw(String(place))} as query`;
  const filter = sql`where ${whereCars(catalogId, where)}`;
  if (isNumericSlot(slot)) {
    return sql`${head}, null::text as word, ${cars[slot]}::double precision as number, count(*)::int as count
      from ${cars} ${filter} group by ${cars[slot]}`;
  }
  if (isSetSlot(slot)) {
    return sql`${head}, element.word, null::double precision as number, count(*)::int as count
      from ${cars} left join lateral unnest(${cars[slot]}) as element(word) on true ${filter} group by element.word`;
  }
  return sql`${head}, ${cars[slot]} as word, null::double precision as number, count(*)::int as count
    from ${cars} ${filter} group by ${cars[slot]}`;
}

/** The answer to one question from the rows of the statement. */
export function toDistribution(
  { slot }: DistributionQuery,
  place: number,
  rows: readonly DistributionRow[],
): Distribution {
  const own = rows.filter(({ query }) => query === place);
  const missing = own.find(({ word, number }) => word === null && number === null)?.count ?? 0;
  const numbers = own.flatMap(({ number, count }) => (number === null ? [] : [{ value: number, count }]));
  const words = own.flatMap(({ word, count }) => (word === null ? [] : [{ value: word, count }]));
  const values = isNumericSlot(slot)
    ? numbers.sort((a, b) => a.value - b.value)
    : words.sort((a, b) => b.count - a.count || compareText(a.value, b.value));
  return { slot, values, missing };
}
