import { getTableName, Param, SQL, type SQLChunk, StringChunk } from "drizzle-orm";
import { cars } from "@/db/schema/cars";
import type { CatalogLattice, LatticeGroup } from "@/lib/catalog/lattice";
import type { Predicate } from "@/lib/constraints/constraint";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { carColumnText } from "./car-column-text";
import { predicateChunks, whereChunks } from "./predicate-sql";

/** One row a group: mask, count, and for constraint i its nearest number in `n<i>` (for `==` from either side). */
export type LatticeRow = { mask: number; count: number } & Record<string, number | null>;

/**
 * One scan of the slice: each car's bitmask of satisfied constraints, grouped. One level, no casts that a column implies:
 * over a small slice Postgres spends more time on reading and planning the statement than on the cars.
 */
export function latticeSql(catalogId: string, slice: readonly Predicate[], soft: readonly Predicate[]): SQL {
  const mask = soft.flatMap((predicate, i) => [
    text(`${i > 0 ? " + " : ""}case when `),
    ...predicateChunks(predicate),
    text(` then ${2 ** i} else 0 end`),
  ]);
  return new SQL([
    text("select "),
    ...(mask.length > 0 ? mask : [text("0")]),
    text(" as mask, count(*)::int as count"),
    ...soft.flatMap(nearestChunks),
    text(` from ${carTable} where `),
    ...whereChunks(catalogId, slice),
    // By its place: a column of that name would come before the selected value.
    text(" group by 1"),
  ]);
}

const carTable = `"${getTableName(cars)}"`;

function nearestChunks({ slot, op, value: target }: Predicate, i: number): SQLChunk[] {
  if (!isNumericSlot(slot)) return [];
  const column = carColumnText[slot];
  if (op === ">=") return [text(`, max(${column}) as n${i}`)];
  if (op === "<=") return [text(`, min(${column}) as n${i}`)];
  if (op !== "==") return [];
  const goal = [new Param(Number(target)), text("::double precision)")];
  return [
    text(`, max(${column}) filter (where ${column} <= `),
    ...goal,
    text(` as below${i}, min(${column}) filter (where ${column} >= `),
    ...goal,
    text(` as above${i}`),
  ];
}

/** Groups in rising order of mask: sorted here, because sorted there every row of the slice would be, not every group. */
export function toLattice(soft: readonly Predicate[], rows: readonly LatticeRow[]): CatalogLattice {
  const groups = [...rows]
    .sort((a, b) => a.mask - b.mask)
    .map(
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

function text(raw: string): StringChunk {
  return new StringChunk(raw);
}
