import { LRUCache } from "lru-cache";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { lowerBound } from "@/lib/catalog/lower-bound";
import type { Predicate, SlotName } from "@/lib/constraints";
import { alternativesOf, isExclusion, isNumericSlot, isSetSlot, slotNames, takenBy, valuesOf } from "@/lib/constraints";
import { type Columns, ColumnsBuilder, type NumberColumn, type WordColumn } from "./columns-builder";

export function buildColumns(products: readonly CatalogProduct[]): Columns {
  const builder = new ColumnsBuilder(products.length);
  for (const product of [...products].sort((a, b) => a.position - b.position)) builder.add(product);
  return builder.finish();
}

export function columnOf(columns: Columns, slot: SlotName): NumberColumn | WordColumn {
  return isNumericSlot(slot) ? columns.numbers[slot] : columns.words[slot];
}

export function numberAt(column: NumberColumn, row: number): number | null {
  return column.values[column.codes[row] ?? column.values.length] ?? null;
}

export function columnWords(column: WordColumn, row: number): readonly string[] {
  return column.values[column.codes[row] ?? -1] ?? [];
}

/** Codes of all rows, and whether each passes. Alternatives get their own column, where code 1 passes. */
export function testedColumn(columns: Columns, predicate: Predicate): { codes: Uint32Array; passes: Uint8Array } {
  if (predicate.op !== "any")
    return { codes: columnOf(columns, predicate.slot).codes, passes: passTable(columns, predicate) };
  const any = new Uint32Array(columns.size);
  for (const each of alternativesOf(predicate)) {
    const { codes } = columnOf(columns, each.slot);
    const passes = passTable(columns, each);
    for (let row = 0; row < any.length; row++) any[row] = (any[row] ?? 0) | (passes[codes[row] ?? 0] ?? 0);
  }
  return { codes: any, passes: Uint8Array.of(0, 1) };
}

/** 1 if the code passes, else 0. Calls `matches` once per distinct value. */
export function passTable(columns: Columns, predicate: Predicate): Uint8Array {
  const column = columnOf(columns, predicate.slot);
  const table = column.kind === "number" ? numberTable(column, predicate) : wordTable(column, predicate);
  if (isExclusion(predicate.op)) for (let code = 0; code < table.length; code++) table[code] = table[code] ? 0 : 1;
  return table;
}

function numberTable({ values }: NumberColumn, { slot, op, value }: Predicate): Uint8Array {
  const table = new Uint8Array(values.length + 1);
  if (op === ">=") return table.fill(1, lowerBound(values, Number(value)), values.length);
  if (op === "<=") return table.fill(1, 0, lowerBound(values, Number(value), true));
  for (const each of valuesOf(takenBy({ slot, value }))) {
    if (typeof each !== "number") continue;
    const code = lowerBound(values, each);
    if (values[code] === each) table[code] = 1;
  }
  return table;
}

function wordTable({ values }: WordColumn, { op, value }: Predicate): Uint8Array {
  if (op === ">=" || op === "<=") return new Uint8Array(values.length);
  const wanted = new Set(valuesOf(value).map(String));
  return Uint8Array.from(values, (list) => Number(list.some((word) => wanted.has(word))));
}

/** Largest catalog to keep decoded products, at some 300 bytes each. */
const keptUpTo = 50_000;
const decoded = new WeakMap<Columns, CatalogProduct[]>();

/** Frozen, because small catalogs share it. */
export function productAt(columns: Columns, row: number): CatalogProduct {
  if (columns.size > keptUpTo) return decode(columns, row);
  const kept = decoded.get(columns) ?? [];
  if (kept.length === 0) decoded.set(columns, kept);
  kept[row] ??= Object.freeze(decode(columns, row));
  return kept[row];
}

function decode(columns: Columns, row: number): CatalogProduct {
  return toRecord((field) => {
    if (field === "position") return columns.positions[row] ?? row;
    if (field === "trim") return columnWords(columns.trim, row)[0] ?? null;
    if (field === "popularity") return numberAt(columns.popularity, row);
    if (field === "offer") return columns.offers.values[columns.offers.codes[row] ?? 0] ?? null;
    if (isNumericSlot(field)) return numberAt(columns.numbers[field], row);
    const words = columnWords(columns.words[field], row);
    return isSetSlot(field) ? [...words] : (words[0] ?? null);
  });
}

const besideSlots = ["position", "trim", "popularity", "offer"] as const;
export const productFields: readonly (keyof CatalogProduct)[] = [...besideSlots, ...slotNames];
export const toRecord = recordMaker<CatalogProduct>(productFields);

/** A generated object literal costs far less than a loop that fills fields. */
function recordMaker<T extends object>(fields: readonly (keyof T & string)[]) {
  const body = fields.map((field) => `${checked(field)}: valueIn("${field}")`).join(", ");
  return new Function("valueIn", `return { ${body} };`) as (valueIn: (field: keyof T & string) => unknown) => T;
}

/** Names become code, so only plain identifiers are safe. */
function checked(field: string): string {
  if (!/^[A-Za-z]\w*$/.test(field)) throw new Error(`"${field}" is no name of a field`);
  return field;
}

/** Largest catalog that keeps tests as bits: two kilobytes a test for 16,000 products. */
const bitsUpTo = 50_000;
/** Cached tests and row lists. Large catalogs keep only the latest lists. */
const keptTests = 1500;
const keptLists = { small: 48, large: 3 } as const;

const known = new WeakMap<Columns, Record<"tests" | "lists", LRUCache<string, Uint32Array>>>();

/** In catalog order. Cached and shared: don't change it. */
export function selectRows(columns: Columns, where: readonly Predicate[]): Uint32Array {
  if (where.length === 0) return columns.rows;
  const isSmall = columns.size <= bitsUpTo;
  const kept = known.get(columns) ?? {
    tests: new LRUCache({ max: keptTests }),
    lists: new LRUCache({ max: isSmall ? keptLists.small : keptLists.large }),
  };
  known.set(columns, kept);
  const keyed = where.map((predicate) => ({
    predicate,
    key: `${predicate.slot} ${predicate.op} ${JSON.stringify(predicate.value)}`,
  }));
  const tests = keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  const key = tests.map((test) => test.key).join("\n");
  return remembered(kept.lists, key, () =>
    isSmall
      ? rowsOf(tests.map((test) => remembered(kept.tests, test.key, () => bitsOf(columns, test.predicate))))
      : narrowed(columns, where),
  );
}

function remembered<Value extends {}>(held: LRUCache<string, Value>, key: string, make: () => Value): Value {
  const known = held.get(key);
  if (known) return known;
  const value = make();
  held.set(key, value);
  return value;
}

function bitsOf(columns: Columns, predicate: Predicate): Uint32Array {
  const { codes, passes } = testedColumn(columns, predicate);
  const bits = new Uint32Array(Math.ceil(columns.size / 32));
  for (let row = 0; row < codes.length; row++) {
    if (passes[codes[row] ?? 0]) bits[row >> 5] = (bits[row >> 5] ?? 0) | (1 << (row & 31));
  }
  return bits;
}

function rowsOf([first = new Uint32Array(), ...others]: readonly Uint32Array[]): Uint32Array {
  const all = first.slice();
  for (const bits of others)
    for (let word = 0; word < all.length; word++) all[word] = (all[word] ?? 0) & (bits[word] ?? 0);
  const rows = new Uint32Array(countBits(all));
  let size = 0;
  for (let word = 0; word < all.length; word++) {
    for (let left = all[word] ?? 0; left !== 0; left &= left - 1)
      rows[size++] = word * 32 + 31 - Math.clz32(left & -left);
  }
  return rows;
}

function countBits(words: Uint32Array): number {
  let count = 0;
  for (let index = 0; index < words.length; index++) {
    let word = words[index] ?? 0;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** For catalogs too large to keep bits. */
function narrowed(columns: Columns, where: readonly Predicate[]): Uint32Array {
  let rows = columns.rows;
  for (const predicate of where) {
    const { codes, passes } = testedColumn(columns, predicate);
    // Only the list of all rows is shared. Later lists are safe to overwrite.
    const kept = rows === columns.rows ? new Uint32Array(rows.length) : rows;
    let size = 0;
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] ?? 0;
      if (passes[codes[row] ?? 0]) kept[size++] = row;
    }
    rows = kept.subarray(0, size);
  }
  // A view would keep the long list in memory.
  return rows.length * 2 < columns.size ? rows.slice() : rows;
}
