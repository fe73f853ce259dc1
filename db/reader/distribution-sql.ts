import { type SQL, sql } from "drizzle-orm";
import { cars } from "@/db/schema/cars";
import type { Distribution, DistributionQuery } from "@/lib/catalog/catalog-reader";
import { compareText } from "@/lib/catalog/compare-text";
import type { Predicate } from "@/lib/constraints/constraint";
import { isNumericSlot, isSetSlot, type SlotName } from "@/lib/constraints/slot-name";
import { carColumnText } from "./car-column-text";
import { whereCars } from "./predicate-sql";

/** `scan` is the pass, `slot` its column; both values null: no value. */
export interface DistributionRow {
  scan: number;
  slot: string;
  word: string | null;
  number: number | null;
  count: number;
}

/** Slots counted in one pass over the same rows. A slot with several values has its own pass. */
type Scan = { where: readonly Predicate[]; slots: SlotName[] };

/** All questions in one statement, and the pass that answers each; needs at least one. */
export function distributionsSql(catalogId: string, queries: readonly DistributionQuery[]) {
  const scans: Scan[] = [];
  const open = new Map<string, number>();
  const scanOf = queries.map(({ where, slot }) => {
    const key = JSON.stringify(where);
    const place = (isSetSlot(slot) ? undefined : open.get(key)) ?? scans.push({ where, slots: [] }) - 1;
    if (!isSetSlot(slot)) open.set(key, place);
    const slots = scans[place]?.slots;
    if (!slots?.includes(slot)) slots?.push(slot);
    return place;
  });
  const statement = sql.join(
    scans.map((scan, place) => scanSql(catalogId, scan, place)),
    sql` union all `,
  );
  return { statement, scanOf };
}

function scanSql(catalogId: string, { where, slots }: Scan, place: number): SQL {
  const from = sql`from ${cars}`;
  const filter = sql`where ${whereCars(catalogId, where)}`;
  const [only] = slots;
  if (only && isSetSlot(only)) {
    return sql`select ${sql.raw(String(place))} as scan, ${literal(only)} as slot, element.word, null::double precision as number,
      count(*)::int as count ${from} left join lateral unnest(${column(only)}) as element(word) on true ${filter} group by element.word`;
  }
  const columns = slots.map(column);
  const named = slots.map((slot) => sql`when grouping(${column(slot)}) = 0 then ${literal(slot)}`);
  const held = (isNumber: boolean) => {
    const own = slots.filter((slot) => isNumericSlot(slot) === isNumber).map(column);
    return own.length > 0 ? sql`coalesce(${sql.join(own, sql`, `)})` : sql`null`;
  };
  return sql`select ${sql.raw(String(place))} as scan, case ${sql.join(named, sql` `)} end as slot, ${held(false)}::text as word,
    ${held(true)}::double precision as number, count(*)::int as count ${from} ${filter}
    group by grouping sets ((${sql.join(columns, sql`), (`)}))`;
}

function column(slot: SlotName): SQL {
  return sql.raw(carColumnText[slot]);
}

function literal(slot: SlotName): SQL {
  return sql.raw(`'${slot}'`);
}

export function toDistribution(
  { slot }: DistributionQuery,
  scan: number,
  rows: readonly DistributionRow[],
): Distribution {
  const own = rows.filter((row) => row.scan === scan && row.slot === slot);
  const missing = own.find(({ word, number }) => word === null && number === null)?.count ?? 0;
  const numbers = own.flatMap(({ number, count }) => (number === null ? [] : [{ value: number, count }]));
  const words = own.flatMap(({ word, count }) => (word === null ? [] : [{ value: word, count }]));
  const values = isNumericSlot(slot)
    ? numbers.sort((a, b) => a.value - b.value)
    : words.sort((a, b) => b.count - a.count || compareText(a.value, b.value));
  return { slot, values, missing };
}
