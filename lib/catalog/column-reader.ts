import type { NumericSlotName } from "@/lib/constraints/slot-name";
import type { CatalogCar } from "./car";
import type { CatalogIdentity, CatalogReader, Distribution, DistributionQuery } from "./catalog-reader";
import { catalogChecksum } from "./checksum";
import { columnLattice, selectRows } from "./column-lattice";
import { rankRows } from "./column-ranking";
import { columnVocabulary } from "./column-vocabulary";
import { buildColumns, type Columns, carAt, columnOf, numberAt } from "./columns";
import { compareText } from "./compare-text";
import { percentile } from "./percentile";
import type { NumericRanges } from "./slot-definitions";

/**
 * A catalog reader over in-process typed arrays: the same answers as the database, without one. `cars` may come in any
 * order, their positions decide. The identity's checksum and size are computed unless given.
 */
export function createColumnReader(
  cars: readonly CatalogCar[],
  identity: Partial<CatalogIdentity> = {},
): CatalogReader {
  return readColumns(buildColumns(cars), identity);
}

/** A catalog reader over columns that are there already; the same answers. */
export function readColumns(columns: Columns, identity: Partial<CatalogIdentity> = {}): CatalogReader {
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
    cars: async (where, limit) =>
      Array.from(selectRows(columns, where).subarray(0, limit), (row) => carAt(columns, row)),
    count: async (where) => selectRows(columns, where).length,
    distributions: async (queries) => queries.map((query) => distribution(columns, query)),
    vocabulary: async () => columnVocabulary(columns),
  };
}

function* inOrder(columns: Columns): Generator<CatalogCar> {
  for (let row = 0; row < columns.size; row++) yield carAt(columns, row);
}

function rangesOver(
  columns: Columns,
  rows: Uint32Array,
  slots: readonly NumericSlotName[],
  cutShare = 0,
): NumericRanges {
  const ranges: NumericRanges = {};
  for (const slot of slots) {
    const column = columns.numbers[slot];
    const known = rows.filter((row) => column.codes[row] !== column.values.length);
    if (known.length === 0) continue;
    const sorted = Float64Array.from(known, (row) => numberAt(column, row) ?? 0).sort();
    ranges[slot] = { min: percentile(sorted, cutShare), max: percentile(sorted, 1 - cutShare) };
  }
  return ranges;
}

function distribution(columns: Columns, { where, slot }: DistributionQuery): Distribution {
  const column = columnOf(columns, slot);
  const rows = selectRows(columns, where);
  const byCode = new Uint32Array(column.values.length + 1);
  for (const row of rows) {
    const code = column.codes[row] ?? 0;
    byCode[code] = (byCode[code] ?? 0) + 1;
  }
  if (column.kind === "number") {
    const values = Array.from(column.values, (value, code) => ({ value, count: byCode[code] ?? 0 }));
    return { slot, values: values.filter(({ count }) => count > 0), missing: byCode[column.values.length] ?? 0 };
  }
  const counts = new Map<string, number>();
  let missing = 0;
  column.values.forEach((words, code) => {
    const count = byCode[code] ?? 0;
    if (words.length === 0) missing += count;
    for (const word of count > 0 ? words : []) counts.set(word, (counts.get(word) ?? 0) + count);
  });
  const values = Array.from(counts, ([value, count]) => ({ value, count }));
  return { slot, values: values.sort((a, b) => b.count - a.count || compareText(a.value, b.value)), missing };
}
