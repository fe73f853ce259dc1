import type { Predicate } from "@/lib/constraints/constraint";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { type Columns, columnOf, type NumberColumn, passTable } from "./columns";
import { assertLatticeTakes, type Lattice } from "./lattice";

/** Rows that satisfy all predicates, in catalog order. */
export function selectRows(columns: Columns, where: readonly Predicate[]): Uint32Array {
  let rows = columns.rows;
  for (const predicate of where) {
    const { codes } = columnOf(columns, predicate.slot);
    const passes = passTable(columns, predicate);
    // Only the list of all rows is shared; what comes after it is ours to overwrite.
    const kept = rows === columns.rows ? new Uint32Array(rows.length) : rows;
    let size = 0;
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] ?? 0;
      if (passes[codes[row] ?? 0]) kept[size++] = row;
    }
    rows = kept.subarray(0, size);
  }
  return rows;
}

/** Groups the slice by which soft constraints a car satisfies: one pass over the slice per constraint, whatever 2^k is. */
export function columnLattice(columns: Columns, slice: readonly Predicate[], soft: readonly Predicate[]): Lattice {
  assertLatticeTakes(soft);
  const rows = selectRows(columns, slice);
  const { groupOf, masks, counts } = groupByMask(maskRows(columns, rows, soft), soft.length);
  const nearest = soft.map((predicate) => nearestByGroup(columns, predicate, rows, groupOf, masks.length));
  const groups = masks
    .map((mask, group) => ({
      mask,
      count: counts[group] ?? 0,
      nearest: nearest.map((byGroup) => byGroup?.[group] ?? null),
    }))
    .sort((a, b) => a.mask - b.mask);
  return { soft, sliceSize: rows.length, groups };
}

function maskRows(columns: Columns, rows: Uint32Array, soft: readonly Predicate[]): Uint32Array {
  const rowMasks = new Uint32Array(rows.length);
  soft.forEach((predicate, bit) => {
    const { codes } = columnOf(columns, predicate.slot);
    const passes = passTable(columns, predicate);
    for (let index = 0; index < rows.length; index++) {
      const passed = passes[codes[rows[index] ?? 0] ?? 0] ?? 0;
      rowMasks[index] = (rowMasks[index] ?? 0) | (passed << bit);
    }
  });
  return rowMasks;
}

/** Most bits for which a table over all masks is cheaper than a map. */
const tableBits = 14;

function groupByMask(rowMasks: Uint32Array, bits: number): { groupOf: Uint32Array; masks: number[]; counts: number[] } {
  const groupOf = new Uint32Array(rowMasks.length);
  const masks: number[] = [];
  const counts: number[] = [];
  const table = bits <= tableBits ? new Int32Array(2 ** bits).fill(-1) : null;
  const map = new Map<number, number>();
  for (let index = 0; index < rowMasks.length; index++) {
    const mask = rowMasks[index] ?? 0;
    let group = table ? (table[mask] ?? -1) : (map.get(mask) ?? -1);
    if (group < 0) {
      group = masks.push(mask) - 1;
      counts.push(0);
      if (table) table[mask] = group;
      else map.set(mask, group);
    }
    groupOf[index] = group;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return { groupOf, masks, counts };
}

function nearestByGroup(
  columns: Columns,
  { slot, op, value }: Predicate,
  rows: Uint32Array,
  groupOf: Uint32Array,
  groups: number,
): (number | null)[] | null {
  if (!isNumericSlot(slot) || (op !== ">=" && op !== "<=" && op !== "==")) return null;
  const column = columns.numbers[slot];
  const better = closer(column, op, Number(value));
  const best = new Int32Array(groups).fill(-1);
  for (let index = 0; index < rows.length; index++) {
    const code = column.codes[rows[index] ?? 0] ?? column.values.length;
    if (code === column.values.length) continue;
    const group = groupOf[index] ?? 0;
    const held = best[group] ?? -1;
    if (held < 0 || better(code, held)) best[group] = code;
  }
  return Array.from(best, (code) => (code < 0 ? null : (column.values[code] ?? null)));
}

/** Whether one code comes nearer to passing than another; codes rise with their values. */
function closer({ values }: NumberColumn, op: ">=" | "<=" | "==", target: number) {
  if (op === ">=") return (code: number, held: number) => code > held;
  if (op === "<=") return (code: number, held: number) => code < held;
  const distance = (code: number) => Math.abs((values[code] ?? 0) - target);
  return (code: number, held: number) =>
    distance(code) < distance(held) || (distance(code) === distance(held) && code < held);
}
