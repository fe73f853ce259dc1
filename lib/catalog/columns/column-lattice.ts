import { assertLatticeTakes } from "@/lib/catalog/catalog-reader";
import { isNumericSlot, type Predicate } from "@/lib/constraints";
import { selectRows, testedColumn } from "./columns";
import type { Columns } from "./columns-builder";

/** Groups the slice by satisfied constraints, in one pass per constraint instead of 2^k. */
export function columnLattice(columns: Columns, slice: readonly Predicate[], soft: readonly Predicate[]) {
  assertLatticeTakes(soft);
  const rows = selectRows(columns, slice);
  const tested = soft.map((predicate): Tested => {
    const { codes, passes } = testedColumn(columns, predicate);
    return { predicate, codes: codesOf(codes, columns, rows), passes };
  });
  const { groupOf, masks, counts } = groupByMask(maskRows(tested, rows.length), soft.length);
  const nearest = tested.map((each) => nearestByGroup(columns, each, groupOf, counts.length));
  const groups = Array.from(counts, (count, group) => ({
    mask: masks ? (masks[group] ?? 0) : group,
    count,
    nearest: nearest.map((byGroup) => byGroup?.(group) ?? null),
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.mask - b.mask);
  return { soft, sliceSize: rows.length, groups };
}

interface Tested {
  predicate: Predicate;
  codes: Uint32Array;
  passes: Uint8Array;
}

function codesOf(codes: Uint32Array, columns: Columns, rows: Uint32Array): Uint32Array {
  if (rows === columns.rows) return codes;
  const own = new Uint32Array(rows.length);
  for (let index = 0; index < rows.length; index++) own[index] = codes[rows[index] ?? 0] ?? 0;
  return own;
}

/** A block's masks fit the processor's nearest cache. */
const blockSize = 4096;

function maskRows(tested: readonly Tested[], size: number): Uint32Array {
  const rowMasks = new Uint32Array(size);
  for (let from = 0; from < size; from += blockSize) {
    const to = Math.min(size, from + blockSize);
    for (let bit = 0; bit < tested.length; bit += 2) {
      const [one, other] = [tested[bit], tested[bit + 1]];
      if (one && other) addBits(rowMasks, one.codes, one.passes, other.codes, other.passes, bit, from, to);
      else if (one) addBit(rowMasks, one.codes, one.passes, bit, from, to);
    }
  }
  return rowMasks;
}

/** Two constraints per pass halve the memory trips. */
function addBits(
  masks: Uint32Array,
  codes: Uint32Array,
  passes: Uint8Array,
  otherCodes: Uint32Array,
  otherPasses: Uint8Array,
  bit: number,
  from: number,
  to: number,
): void {
  for (let index = from; index < to; index++) {
    const one = passes[codes[index] ?? 0] ?? 0;
    const other = otherPasses[otherCodes[index] ?? 0] ?? 0;
    masks[index] = (masks[index] ?? 0) | ((one | (other << 1)) << bit);
  }
}

/** A separate function lets the engine compile the loop for typed arrays alone. */
function addBit(masks: Uint32Array, codes: Uint32Array, passes: Uint8Array, bit: number, from: number, to: number) {
  for (let index = from; index < to; index++) {
    masks[index] = (masks[index] ?? 0) | ((passes[codes[index] ?? 0] ?? 0) << bit);
  }
}

/** Up to this many bits, every mask is its own group. */
const tableBits = 12;
/** Up to this many bits, a table finds a mask's group. It takes a megabyte. */
const mostTableBits = 18;

function groupByMask(rowMasks: Uint32Array, bits: number) {
  if (bits <= tableBits && rowMasks.length >= 2 ** bits) {
    const counts = new Uint32Array(2 ** bits);
    for (let index = 0; index < rowMasks.length; index++) {
      const mask = rowMasks[index] ?? 0;
      counts[mask] = (counts[mask] ?? 0) + 1;
    }
    return { groupOf: rowMasks, masks: null, counts };
  }
  const groupOf = new Uint32Array(rowMasks.length);
  const masks: number[] = [];
  const counts: number[] = [];
  // Stores the group plus one. A table reads faster than a map.
  const known = bits <= mostTableBits ? new Uint32Array(2 ** bits) : new Map<number, number>();
  const isTable = !(known instanceof Map);
  for (let index = 0; index < rowMasks.length; index++) {
    const mask = rowMasks[index] ?? 0;
    let group = ((isTable ? known[mask] : known.get(mask)) ?? 0) - 1;
    if (group < 0) {
      group = masks.push(mask) - 1;
      if (isTable) known[mask] = group + 1;
      else known.set(mask, group + 1);
    }
    groupOf[index] = group;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return { groupOf, masks, counts };
}

function nearestByGroup(
  columns: Columns,
  { predicate: { slot, op, value }, codes }: Tested,
  groupOf: Uint32Array,
  groups: number,
): ((group: number) => number | null) | null {
  if (!isNumericSlot(slot) || (op !== ">=" && op !== "<=" && op !== "==")) return null;
  const { values } = columns.numbers[slot];
  // Codes rise with values, so the extreme code is nearest to a bound.
  if (op === "<=") {
    const lowest = new Uint32Array(groups).fill(values.length);
    lowestCodes(lowest, codes, groupOf);
    return (group) => values[lowest[group] ?? -1] ?? null;
  }
  if (op === ">=") {
    const beyond = new Uint32Array(groups);
    highestCodes(beyond, codes, groupOf, values.length);
    return (group) => values[(beyond[group] ?? 0) - 1] ?? null;
  }
  const order = nearestFirst(values, Number(value));
  const rank = new Uint32Array(values.length + 1).fill(values.length);
  for (let place = 0; place < order.length; place++) rank[order[place] ?? 0] = place;
  const best = new Uint32Array(groups).fill(values.length);
  lowestRanks(best, codes, rank, groupOf);
  return (group) => values[order[best[group] ?? -1] ?? -1] ?? null;
}

function lowestCodes(lowest: Uint32Array, codes: Uint32Array, groupOf: Uint32Array): void {
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 0;
    const group = groupOf[index] ?? 0;
    if (code < (lowest[group] ?? 0)) lowest[group] = code;
  }
}

/** Each group's highest code plus one, or 0 without a value. `none` is the code for missing. */
function highestCodes(beyond: Uint32Array, codes: Uint32Array, groupOf: Uint32Array, none: number): void {
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 0;
    const group = groupOf[index] ?? 0;
    if (code >= (beyond[group] ?? 0) && code < none) beyond[group] = code + 1;
  }
}

function lowestRanks(best: Uint32Array, codes: Uint32Array, rank: Uint32Array, groupOf: Uint32Array): void {
  for (let index = 0; index < codes.length; index++) {
    const held = rank[codes[index] ?? 0] ?? 0;
    const group = groupOf[index] ?? 0;
    if (held < (best[group] ?? 0)) best[group] = held;
  }
}

function nearestFirst(values: Float64Array, target: number): Uint32Array {
  const codes = Uint32Array.from(values.keys());
  const distance = (code: number) => Math.abs((values[code] ?? 0) - target);
  // A stable sort puts the lower of two equally close values first.
  return codes.sort((a, b) => distance(a) - distance(b) || a - b);
}
