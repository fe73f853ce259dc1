import { type SQL, sql } from "drizzle-orm";
import { cars } from "@/db/schema/cars";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import type { Predicate } from "@/lib/constraints/constraint";
import type { NumericSlotName } from "@/lib/constraints/slot-name";
import { whereCars } from "./predicate-sql";

export type RangesRow = Record<string, number | null>;

/** One row: lowest and highest value of each slot, or its percentiles `cutShare` and `1 - cutShare`. */
export function rangesSql(
  catalogId: string,
  slice: readonly Predicate[],
  slots: readonly NumericSlotName[],
  cutShare: number,
): SQL {
  const ends = slots.flatMap((slot) => [
    sql`${endSql(slot, "min", cutShare)}::double precision as ${sql.identifier(`${slot}Min`)}`,
    sql`${endSql(slot, "max", 1 - cutShare)}::double precision as ${sql.identifier(`${slot}Max`)}`,
  ]);
  return sql`select ${sql.join(ends, sql`, `)} from ${cars} where ${whereCars(catalogId, slice)}`;
}

function endSql(slot: NumericSlotName, end: "min" | "max", share: number): SQL {
  if (share === 0 || share === 1) return sql`${sql.raw(end)}(${cars[slot]})`;
  return sql`percentile_cont(${share}::double precision) within group (order by ${cars[slot]}::double precision)`;
}

export function toRanges(slots: readonly NumericSlotName[], row: RangesRow): NumericRanges {
  const ranges: NumericRanges = {};
  for (const slot of slots) {
    const min = row[`${slot}Min`] ?? null;
    const max = row[`${slot}Max`] ?? null;
    if (min !== null && max !== null) ranges[slot] = { min, max };
  }
  return ranges;
}
