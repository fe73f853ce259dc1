import type { CatalogProduct, NumericRanges, RankQuery, ScoredPredicate } from "@/lib/catalog/catalog-reader";
import { rememberedFor } from "@/lib/catalog/remembered";
import { billionthsOf, boundSatisfaction, normalisedScore } from "@/lib/catalog/satisfaction";
import { alternativesOf, isBound, isNumericSlot, likeness } from "@/lib/constraints";
import { columnOf, passTable, productAt, selectRows } from "./columns";
import type { Columns, NumberColumn } from "./columns-builder";
import { lowestKeys } from "./lowest-keys";

/** A key packs a score in billionths and a place into 53 bits, which limits the products. */
const mostPlaces = 2 ** 23;
const best = 1e9;

/** Gives the same numbers as `scoreOf`, but computes once per distinct value. */
export function rankRows(
  columns: Columns,
  { where, score, before = [], ranges, limit, offset = 0, ties = "price" }: RankQuery,
): CatalogProduct[] {
  if (columns.size > mostPlaces) throw new RangeError(`at most ${mostPlaces} products can be ranked in process`);
  const rows = selectRows(columns, where);
  const scores = scoreRows(
    columns,
    rows,
    normalisedScore(score),
    ranges,
    scratchOf(columns)[0].subarray(0, rows.length),
  );
  const fresh = () => new Float64Array(rows.length);
  const earlier = before.map((each) => scoreRows(columns, rows, normalisedScore(each), ranges, fresh()));
  const order = tieOrders[ties === "popularity" || score.length === 0 ? "popularity" : "price"](columns);
  const keys = keysOf(columns, rows, [...earlier, scores], order.places, offset + limit);
  const lowest = lowestKeys(keys, offset + limit).subarray(offset);
  const ranked: CatalogProduct[] = [];
  for (const key of lowest) {
    const place = key - Math.floor(key / mostPlaces) * mostPlaces;
    ranked.push(productAt(columns, order.rows[place] ?? 0));
  }
  return ranked;
}

/** Only rows that may make the list. Lower keys come first. */
function keysOf(columns: Columns, rows: Uint32Array, sums: Float64Array[], places: Uint32Array, wanted: number) {
  const [scores, ...later] = sums;
  if (scores && later.length === 0) {
    const keys = scratchOf(columns)[1].subarray(0, rows.length);
    fillKeys(keys, scores, rows, places);
    return keys;
  }
  const foremost = foremostPlaces(sums, wanted);
  const keys = new Float64Array(foremost.length);
  const ranks = ranksOf(sums.map((sum) => Float64Array.from(foremost, (place) => sum[place] ?? 0)));
  const few = Uint32Array.from(foremost, (place) => rows[place] ?? 0);
  fillKeys(keys, ranks, few, places);
  return keys;
}

/** Reuses hundreds of kilobytes between rankings. */
const scratchOf = rememberedFor(({ size }: Columns) => [new Float64Array(size), new Float64Array(size)] as const);

/** Each key holds the distance from the best score, then the place in ties. */
function fillKeys(keys: Float64Array, scores: Float64Array, rows: Uint32Array, places: Uint32Array): void {
  for (let index = 0; index < keys.length; index++) {
    keys[index] = (best - (scores[index] ?? 0)) * mostPlaces + (places[rows[index] ?? 0] ?? 0);
  }
}

function scoreRows(
  columns: Columns,
  rows: Uint32Array,
  score: readonly ScoredPredicate[],
  ranges: NumericRanges,
  sums: Float64Array,
): Float64Array {
  sums.fill(0);
  for (const predicate of score) {
    if (predicate.op === "any") addBest(sums, rows, columns, predicate, ranges);
    else {
      const { codes } = columnOf(columns, predicate.slot);
      addSatisfaction(sums, rows, codes, satisfactionTable(columns, predicate, ranges), predicate.weight);
    }
  }
  for (let index = 0; index < sums.length; index++) sums[index] = billionthsOf(sums[index] ?? 0);
  return sums;
}

/** A separate function lets the engine compile the loop for typed arrays alone. */
function addSatisfaction(
  sums: Float64Array,
  rows: Uint32Array,
  codes: Uint32Array,
  satisfied: Float64Array,
  weight: number,
): void {
  for (let index = 0; index < rows.length; index++) {
    sums[index] = (sums[index] ?? 0) + weight * (satisfied[codes[rows[index] ?? 0] ?? 0] ?? 0);
  }
}

/** The best alternative counts. */
function addBest(
  sums: Float64Array,
  rows: Uint32Array,
  columns: Columns,
  predicate: ScoredPredicate,
  ranges: NumericRanges,
): void {
  const { weight } = predicate;
  const bestOf = new Float64Array(rows.length);
  for (const each of alternativesOf(predicate)) {
    const { codes } = columnOf(columns, each.slot);
    const satisfied = satisfactionTable(columns, { ...each, weight }, ranges);
    for (let index = 0; index < rows.length; index++)
      bestOf[index] = Math.max(bestOf[index] ?? 0, satisfied[codes[rows[index] ?? 0] ?? 0] ?? 0);
  }
  for (let index = 0; index < rows.length; index++) sums[index] = (sums[index] ?? 0) + weight * (bestOf[index] ?? 0);
}

function satisfactionTable(columns: Columns, predicate: ScoredPredicate, ranges: NumericRanges): Float64Array {
  const { slot, op } = predicate;
  if (!isBound(op) || !isNumericSlot(slot)) return Float64Array.from(passTable(columns, predicate));
  const { values } = columns.numbers[slot];
  const range = predicate.range ?? ranges[slot];
  const table = new Float64Array(values.length + 1);
  for (let code = 0; code < values.length; code++) table[code] = boundSatisfaction(values[code] ?? null, op, range);
  return table;
}

/** Orders rows by several sums in turn. Equal sums get equal numbers. */
function ranksOf(sums: readonly Float64Array[]): Float64Array {
  const size = sums[0]?.length ?? 0;
  const compare = (a: number, b: number) => {
    for (const sum of sums) {
      const difference = (sum[a] ?? 0) - (sum[b] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const rising = Uint32Array.from({ length: size }, (_, index) => index).sort(compare);
  const ranks = new Float64Array(size);
  for (let place = 1; place < size; place++) {
    const [before = 0, index = 0] = [rising[place - 1], rising[place]];
    ranks[index] = (ranks[before] ?? 0) + (compare(before, index) === 0 ? 0 : 1);
  }
  return ranks;
}

/**
 * The `wanted` foremost places by several sums in turn, higher first, plus all that tie with the last. In rising order.
 * Linear in the number of places.
 *
 * @param sums of equal length, one entry per place.
 */
export function foremostPlaces(sums: readonly Float64Array[], wanted: number): Uint32Array {
  const size = sums[0]?.length ?? 0;
  let open = Uint32Array.from({ length: size }, (_, place) => place);
  const settled: number[] = [];
  for (const sum of sums) {
    const missing = wanted - settled.length;
    if (open.length <= missing) break;
    if (missing <= 0) return Uint32Array.from(settled).sort();
    const falling = Float64Array.from(open, (place) => -(sum[place] ?? 0));
    const edge = -(lowestKeys(falling, missing).at(-1) ?? 0);
    for (const place of open) if ((sum[place] ?? 0) > edge) settled.push(place);
    open = open.filter((place) => (sum[place] ?? 0) === edge);
  }
  return Uint32Array.from([...settled, ...open]).sort();
}

/** By price (unknown last), or by popularity, newest, then price; then catalog order. */
const tieOrders = {
  price: rememberedFor((columns: Columns) => withPlaces(byPrice(columns))),
  popularity: rememberedFor((columns: Columns) => withPlaces(byPopularity(columns))),
};

function byPrice(columns: Columns): Uint32Array {
  // Missing has the highest code.
  return sortedBy(columns.rows, columns.numbers[likeness.price], false);
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

function withPlaces(rows: Uint32Array) {
  const places = new Uint32Array(rows.length);
  for (let place = 0; place < rows.length; place++) places[rows[place] ?? 0] = place;
  return { rows, places };
}
