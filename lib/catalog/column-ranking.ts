import { isBound } from "@/lib/constraints/operator";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import type { RankedCar, RankQuery, ScoredPredicate } from "./catalog-reader";
import { selectRows } from "./column-lattice";
import { type Columns, carAt, columnOf, type NumberColumn, passTable } from "./columns";
import { boundSatisfaction, normalisedScore, roundScore } from "./satisfaction";
import type { NumericRanges } from "./slot-definitions";

/** Ranks the rows that satisfy a query; the same numbers as `scoreOf`, decided once for each distinct value. */
export function rankRows(
  columns: Columns,
  { where, score, ranges, limit, offset = 0, ties = "price" }: RankQuery,
): RankedCar[] {
  const rows = selectRows(columns, where);
  const scores = scoreRows(columns, rows, normalisedScore(score), ranges);
  const popularFirst = ties === "popularity" || score.length === 0;
  const equals = popularFirst ? byPopularity(columns, rows) : byPrice(columns, rows);
  const compare: Compare = (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || equals(a, b);
  return selectBest(rows.length, offset + limit, compare)
    .slice(offset)
    .map((index) => ({ ...carAt(columns, rows[index] ?? 0), score: scores[index] ?? 0 }));
}

function scoreRows(
  columns: Columns,
  rows: Uint32Array,
  score: readonly ScoredPredicate[],
  ranges: NumericRanges,
): Float64Array {
  const sums = new Float64Array(rows.length);
  for (const predicate of score) {
    const { codes } = columnOf(columns, predicate.slot);
    const satisfied = satisfactionTable(columns, predicate, ranges);
    for (let index = 0; index < rows.length; index++) {
      sums[index] = (sums[index] ?? 0) + predicate.weight * (satisfied[codes[rows[index] ?? 0] ?? 0] ?? 0);
    }
  }
  return sums.map(roundScore);
}

function satisfactionTable(columns: Columns, predicate: ScoredPredicate, ranges: NumericRanges): ArrayLike<number> {
  const { slot, op } = predicate;
  if (!isBound(op) || !isNumericSlot(slot)) return passTable(columns, predicate);
  const { values } = columns.numbers[slot];
  return Float64Array.from({ length: values.length + 1 }, (_, code) =>
    boundSatisfaction(values[code] ?? null, op, ranges[slot]),
  );
}

type Compare = (a: number, b: number) => number;

function byPrice(columns: Columns, rows: Uint32Array): Compare {
  // A missing price has the highest code, so it sorts last by itself.
  const price = (index: number) => columns.numbers.msrp.codes[rows[index] ?? 0] ?? 0;
  return (a, b) => price(a) - price(b) || a - b;
}

function byPopularity(columns: Columns, rows: Uint32Array): Compare {
  const popularity = rankFalling(columns.popularity);
  const known = (index: number) => popularity[columns.popularity.codes[rows[index] ?? 0] ?? 0] ?? 0;
  // Years and prices are coded in rising order.
  const year = (index: number) => columns.numbers.year.codes[rows[index] ?? 0] ?? 0;
  const price = (index: number) => columns.numbers.msrp.codes[rows[index] ?? 0] ?? 0;
  return (a, b) => known(a) - known(b) || year(b) - year(a) || price(a) - price(b) || a - b;
}

/** For each code its rank when the highest value comes first and missing last. */
function rankFalling({ values }: NumberColumn): Uint32Array {
  const missing = values.length;
  return Uint32Array.from({ length: missing + 1 }, (_, code) => (code === missing ? missing : missing - 1 - code));
}

/** Largest answer that is kept sorted while scanning; a longer one is sorted once at the end. */
const insertionLimit = 256;

/** The first `wanted` of the numbers below `size` in the order of `compare`. */
function selectBest(size: number, wanted: number, compare: Compare): number[] {
  if (wanted > insertionLimit) {
    return Array.from({ length: size }, (_, index) => index)
      .sort(compare)
      .slice(0, wanted);
  }
  const best: number[] = [];
  for (let index = 0; index < size; index++) {
    const last = best[best.length - 1];
    if (best.length >= wanted && (last === undefined || compare(index, last) >= 0)) continue;
    let place = best.length;
    while (place > 0 && compare(index, best[place - 1] ?? index) < 0) place--;
    best.splice(place, 0, index);
    if (best.length > wanted) best.pop();
  }
  return best;
}
