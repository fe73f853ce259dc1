import type { Columns, NumberColumn } from "./column";

export type TieBreak = "price" | "popularity";

export interface TieOrder {
  rows: Uint32Array;
  places: Uint32Array;
}

const known = new WeakMap<Columns, Partial<Record<TieBreak, TieOrder>>>();

/** By price (unknown last), or by popularity, newest, then price; then catalog order. */
export function tieOrder(columns: Columns, by: TieBreak): TieOrder {
  const held = known.get(columns) ?? {};
  known.set(columns, held);
  held[by] ??= withPlaces(by === "price" ? byPrice(columns) : byPopularity(columns));
  return held[by];
}

function byPrice(columns: Columns): Uint32Array {
  // Missing has the highest code.
  return sortedBy(columns.rows, columns.numbers.msrp, false);
}

/** Sorts by the last key first. Stable passes keep the earlier order among equals. */
function byPopularity(columns: Columns): Uint32Array {
  return sortedBy(sortedBy(byPrice(columns), columns.numbers.year, true), columns.popularity, true);
}

/** Counting sort, missing last. */
function sortedBy(rows: Uint32Array, { codes, values }: NumberColumn, falling: boolean): Uint32Array {
  const missing = values.length;
  const keyOf = (code: number) => (falling && code !== missing ? missing - 1 - code : code);
  const starts = new Uint32Array(missing + 2);
  for (const row of rows) starts[keyOf(codes[row] ?? 0) + 1] = (starts[keyOf(codes[row] ?? 0) + 1] ?? 0) + 1;
  for (let key = 1; key < starts.length; key++) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const sorted = new Uint32Array(rows.length);
  for (const row of rows) {
    const key = keyOf(codes[row] ?? 0);
    const place = starts[key] ?? 0;
    sorted[place] = row;
    starts[key] = place + 1;
  }
  return sorted;
}

function withPlaces(rows: Uint32Array): TieOrder {
  const places = new Uint32Array(rows.length);
  for (let place = 0; place < rows.length; place++) places[rows[place] ?? 0] = place;
  return { rows, places };
}
