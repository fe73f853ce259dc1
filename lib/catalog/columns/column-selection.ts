import { LRUCache } from "lru-cache";
import type { Predicate } from "@/lib/constraints";
import { testedColumn } from "./columns";
import type { Columns } from "./columns-builder";

/** Largest catalog that keeps tests as bits: two kilobytes a test for 16,000 cars. */
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
  const tests = where
    .map((predicate) => ({ predicate, key: keyOf(predicate) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const key = tests.map((test) => test.key).join("\n");
  return remembered(kept.lists, key, () =>
    isSmall
      ? rowsOf(tests.map((test) => remembered(kept.tests, test.key, () => bitsOf(columns, test.predicate))))
      : narrowed(columns, where),
  );
}

function keyOf({ slot, op, value }: Predicate): string {
  return `${slot} ${op} ${JSON.stringify(value)}`;
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
