import { type SQL, sql } from "drizzle-orm";
import { products } from "@/db/schema/products";
import { compareCounts, type DistributionQuery } from "@/lib/catalog/catalog-reader";
import { isNumericSlot, isSetSlot, type Predicate, type SlotName } from "@/lib/constraints";
import { productColumnText, whereProducts } from "./predicate-sql";

/** `scan` is the pass, `slot` its column. No value: null, or no words in a set slot. */
export interface DistributionRow {
  scan: number;
  slot: string;
  word: string | null;
  words: string[] | null;
  number: number | null;
  count: number;
}

/** Builds one statement, with one pass per filter. Needs at least one question. */
export function distributionsSql(catalogId: string, queries: readonly DistributionQuery[]) {
  const scans = new Map<string, { where: readonly Predicate[]; slots: Set<SlotName> }>();
  const keys = queries.map(({ where, slot }) => {
    const key = JSON.stringify(where);
    const scan = scans.get(key) ?? { where, slots: new Set() };
    scans.set(key, { where, slots: scan.slots.add(slot) });
    return key;
  });
  const each = [...scans.values()].map(({ where, slots }, place) => scanSql(catalogId, where, [...slots], place));
  const places = [...scans.keys()];
  return { statement: sql.join(each, sql` union all `), scanOf: keys.map((key) => places.indexOf(key)) };
}

function scanSql(catalogId: string, where: readonly Predicate[], slots: readonly SlotName[], place: number): SQL {
  const columns = slots.map(column);
  const named = slots.map((slot) => sql`when grouping(${column(slot)}) = 0 then ${sql.raw(`'${slot}'`)}`);
  const held = (isHeld: (slot: SlotName) => boolean) => {
    const own = slots.filter(isHeld).map(column);
    return own.length > 0 ? sql`coalesce(${sql.join(own, sql`, `)})` : sql`null`;
  };
  return sql`select ${sql.raw(String(place))} as scan, case ${sql.join(named, sql` `)} end as slot,
    ${held((slot) => !isNumericSlot(slot) && !isSetSlot(slot))}::text as word, ${held(isSetSlot)}::text[] as words,
    ${held(isNumericSlot)}::double precision as number, count(*)::int as count from ${products} where ${whereProducts(catalogId, where)}
    group by grouping sets ((${sql.join(columns, sql`), (`)}))`;
}

function column(slot: SlotName): SQL {
  return sql.raw(productColumnText[slot]);
}

export function toDistribution({ slot }: DistributionQuery, scan: number, rows: readonly DistributionRow[]) {
  const own = rows.filter((row) => row.scan === scan && row.slot === slot);
  const counts = new Map<string | number, number>();
  let missing = 0;
  for (const { number, word, words, count } of own) {
    const values = words ?? [number ?? word ?? []].flat();
    if (values.length === 0) missing += count;
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  const values = Array.from(counts, ([value, count]) => ({ value, count }));
  values.sort(isNumericSlot(slot) ? (a, b) => Number(a.value) - Number(b.value) : compareCounts);
  return { slot, values, missing };
}
