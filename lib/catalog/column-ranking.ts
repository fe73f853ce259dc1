import { isBound } from "@/lib/constraints/operator";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { bestIndexes } from "./best-indexes";
import type { RankedCar, RankQuery, ScoredPredicate } from "./catalog-reader";
import { selectRows } from "./column-lattice";
import { type Columns, carAt, columnOf, passTable } from "./columns";
import { boundSatisfaction, normalisedScore, roundScore } from "./satisfaction";
import type { NumericRanges } from "./slot-definitions";
import { tieOrder } from "./tie-order";

/** Ranks the rows that satisfy a query; the same numbers as `scoreOf`, decided once for each distinct value. */
export function rankRows(
  columns: Columns,
  { where, score, before = [], ranges, limit, offset = 0, ties = "price" }: RankQuery,
): RankedCar[] {
  const rows = selectRows(columns, where);
  const [scores = new Float64Array(), ...earlier] = [score, ...before].map((each) =>
    scoreRows(columns, rows, normalisedScore(each), ranges),
  );
  const order = tieOrder(columns, ties === "popularity" || score.length === 0 ? "popularity" : "price");
  const places = Float64Array.from(rows, (row) => order[row] ?? 0);
  const ranked = earlier.length > 0 ? ranksOf([...earlier, scores]) : scores;
  return bestIndexes(ranked, places, offset + limit)
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
    boundSatisfaction(values[code] ?? null, op, predicate.range ?? ranges[slot]),
  );
}

/** One number a row that orders rows as several sums do, the first before the second and so on; equal where all are. */
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
