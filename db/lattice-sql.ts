import { type SQL, sql } from "drizzle-orm";
import type { Lattice, LatticeGroup } from "@/lib/catalog/lattice";
import type { Predicate } from "@/lib/constraints/constraint";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { predicateSql, whereCars } from "./predicate-sql";
import { cars } from "./schema/cars";

/** One row a group: mask, count, and for constraint i its nearest number in `n<i>` (for `==` from either side). */
export type LatticeRow = { mask: number; count: number } & Record<string, number | null>;

/** One scan of the slice: each car's bitmask of satisfied constraints, grouped. */
export function latticeSql(catalogId: string, slice: readonly Predicate[], soft: readonly Predicate[]): SQL {
  const bits = soft.map((predicate, i) => sql`case when ${predicateSql(predicate)} then ${literal(2 ** i)} else 0 end`);
  const mask = bits.length > 0 ? sql.join(bits, sql` + `) : sql`0`;
  const values = soft.flatMap((predicate, i) =>
    isNumericSlot(predicate.slot) ? [sql`, ${cars[predicate.slot]}::double precision as ${value(i)}`] : [],
  );
  return sql`
    select mask, count(*)::int as count ${sql.join(soft.map(nearestSql))}
    from (select ${mask} as mask ${sql.join(values)} from ${cars} where ${whereCars(catalogId, slice)}) as car
    group by mask order by mask`;
}

function nearestSql({ slot, op, value: target }: Predicate, i: number): SQL {
  if (!isNumericSlot(slot)) return sql``;
  if (op === ">=") return sql`, max(${value(i)}) as ${sql.identifier(`n${i}`)}`;
  if (op === "<=") return sql`, min(${value(i)}) as ${sql.identifier(`n${i}`)}`;
  if (op !== "==") return sql``;
  const goal = sql`${Number(target)}::double precision`;
  return sql`
    , max(${value(i)}) filter (where ${value(i)} <= ${goal}) as ${sql.identifier(`below${i}`)}
    , min(${value(i)}) filter (where ${value(i)} >= ${goal}) as ${sql.identifier(`above${i}`)}`;
}

export function toLattice(soft: readonly Predicate[], rows: readonly LatticeRow[]): Lattice {
  const groups = rows.map(
    (row): LatticeGroup => ({
      mask: row.mask,
      count: row.count,
      nearest: soft.map(({ op, value: target }, i) =>
        op === "=="
          ? closest(row[`below${i}`] ?? null, row[`above${i}`] ?? null, Number(target))
          : (row[`n${i}`] ?? null),
      ),
    }),
  );
  return { soft, sliceSize: groups.reduce((sum, group) => sum + group.count, 0), groups };
}

/** The closer of the next number down and the next number up; the lower of two equally close. */
function closest(below: number | null, above: number | null, target: number): number | null {
  if (below === null || above === null) return below ?? above;
  return Math.abs(above - target) < Math.abs(below - target) ? above : below;
}

function value(i: number): SQL {
  return sql`${sql.identifier(`v${i}`)}`;
}

function literal(bit: number): SQL {
  return sql.raw(String(bit));
}
