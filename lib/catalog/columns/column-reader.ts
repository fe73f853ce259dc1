import type {
  CatalogIdentity,
  CatalogProduct,
  CatalogReader,
  Distribution,
  DistributionQuery,
  ModelEntry,
  NumericRanges,
  Vocabulary,
} from "@/lib/catalog/catalog-reader";
import { compareCounts, compareModels, vocabularyFrom } from "@/lib/catalog/catalog-reader";
import { catalogChecksum } from "@/lib/catalog/files/checksum";
import { percentileOf } from "@/lib/catalog/percentile";
import { type NumericSlotName, numericSlotNames, type WordSlotName } from "@/lib/constraints";
import { columnLattice } from "./column-lattice";
import { rankRows } from "./column-ranking";
import { buildColumns, columnOf, columnWords, productAt, selectRows } from "./columns";
import type { Columns, NumberColumn, WordColumn } from "./columns-builder";

/** Takes products in any order. Computes checksum and size unless given. */
export function createColumnReader(products: readonly CatalogProduct[], identity: Partial<CatalogIdentity> = {}) {
  return readColumns(buildColumns(products), identity);
}

export function readColumns(columns: Columns, identity: Partial<CatalogIdentity> = {}): CatalogReader {
  let vocabulary: Vocabulary | undefined;
  return {
    catalog: {
      id: identity.id ?? "columns",
      name: identity.name ?? "in process",
      checksum: identity.checksum ?? catalogChecksum(inOrder(columns)),
      size: columns.size,
    },
    lattice: async (slice, soft) => columnLattice(columns, slice, soft),
    ranges: async (slice, slots, options) => rangesOver(columns, selectRows(columns, slice), slots, options?.cutShare),
    rank: async (query) => rankRows(columns, query),
    products: async (where, limit) =>
      Array.from(selectRows(columns, where).subarray(0, limit), (row) => productAt(columns, row)),
    count: async (where) => selectRows(columns, where).length,
    distributions: async (queries) => queries.map((query) => distribution(columns, query)),
    vocabulary: async () => (vocabulary ??= columnVocabulary(columns)),
  };
}

function* inOrder(columns: Columns): Generator<CatalogProduct> {
  for (let row = 0; row < columns.size; row++) yield productAt(columns, row);
}

function rangesOver(columns: Columns, rows: Uint32Array, slots: readonly NumericSlotName[], cutShare = 0) {
  const ranges: NumericRanges = {};
  for (const slot of slots) {
    const column = columns.numbers[slot];
    const counts = countCodes(column, rows);
    const known = rows.length - (counts[column.values.length] ?? 0);
    if (known === 0) continue;
    const at = valueAt(column, counts);
    ranges[slot] = { min: percentileOf(known, cutShare, at), max: percentileOf(known, 1 - cutShare, at) };
  }
  return ranges;
}

type Coded = Pick<NumberColumn | WordColumn, "codes" | "values">;

/** By the shared lists of rows: every turn asks for the same few. */
const counted = new WeakMap<Uint32Array, Map<Coded, Uint32Array>>();

function countCodes(column: Coded, rows: Uint32Array): Uint32Array {
  const known = counted.get(rows) ?? new Map<Coded, Uint32Array>();
  counted.set(rows, known);
  const counts = known.get(column) ?? new Uint32Array(column.values.length + 1);
  if (known.has(column)) return counts;
  for (let index = 0; index < rows.length; index++) {
    const code = column.codes[rows[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  known.set(column, counts);
  return counts;
}

/** Codes rise with their values. */
function valueAt({ values }: NumberColumn, counts: Uint32Array): (place: number) => number {
  return (place) => {
    let passed = 0;
    for (let code = 0; code < values.length; code++) {
      passed += counts[code] ?? 0;
      if (passed > place) return values[code] ?? 0;
    }
    return Number.NaN;
  };
}

function distribution(columns: Columns, { where, slot }: DistributionQuery): Distribution {
  const column = columnOf(columns, slot);
  const byCode = countCodes(column, selectRows(columns, where));
  return { slot, ...(column.kind === "number" ? numbersCounted(column, byCode) : wordsCounted(column, byCode)) };
}

type Counted = Omit<Distribution, "slot">;

function numbersCounted({ values }: NumberColumn, byCode: Uint32Array): Counted {
  const all = Array.from(values, (value, code) => ({ value, count: byCode[code] ?? 0 }));
  return { values: all.filter(({ count }) => count > 0), missing: byCode[values.length] ?? 0 };
}

function wordsCounted({ values: lists }: WordColumn, byCode: Uint32Array): Counted {
  const counts = new Map<string, number>();
  let missing = 0;
  for (let code = 0; code < lists.length; code++) {
    const count = byCode[code] ?? 0;
    if (count === 0) continue;
    const words = lists[code] ?? [];
    if (words.length === 0) missing += count;
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + count);
  }
  const values = Array.from(counts, ([value, count]) => ({ value, count }));
  return { values: values.sort(compareCounts), missing };
}

/** Words by falling count, then name (and make), plus number ranges. */
function columnVocabulary(columns: Columns): Vocabulary {
  const counts = (slot: WordSlotName) => distribution(columns, { where: [], slot }).values;
  return vocabularyFrom(counts, models(columns), rangesOver(columns, columns.rows, numericSlotNames));
}

function models(columns: Columns): ModelEntry[] {
  const counts = new Map<string, ModelEntry>();
  for (let row = 0; row < columns.size; row++) {
    const make = columnWords(columns.words.make, row)[0] ?? "";
    const value = columnWords(columns.words.model, row)[0] ?? "";
    const key = JSON.stringify([make, value]);
    const entry = counts.get(key) ?? { value, make, count: 0 };
    counts.set(key, { ...entry, count: entry.count + 1 });
  }
  return [...counts.values()].sort(compareModels);
}
