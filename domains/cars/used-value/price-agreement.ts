import { type Valued, valueToday } from "./value-today";

export interface TypicalPrice {
  name: string;
  first: number;
  second: number;
}

type Priced = Valued & { trim: string | null; msrp: number | null };

/** Estimates were fitted on even places; odd ones check them. */
export function priceAgreement(rows: readonly Priced[], typical: readonly TypicalPrice[]) {
  const byName = new Map(rows.map((row) => [`${row.make} ${row.model} ${row.year} ${row.trim} (${row.style})`, row]));
  const known = typical.flatMap(({ name, first, second }) => {
    const row = byName.get(name);
    return row?.msrp ? [{ first, second, mean: (first + second) / 2, estimate: valueToday(row, row.msrp) }] : [];
  });
  const off = known.map(({ estimate, mean }) => Math.abs(estimate.price - mean) / mean);
  const everySecond = (first: 0 | 1) => off.filter((_, place) => place % 2 === first);
  const apart = known.map(({ first, second, mean }) => Math.abs(first - second) / mean);
  const inSpan = known.filter(({ estimate: { low, high }, mean }) => mean >= low && mean <= high).length;
  return {
    rows: [
      agreement("fitted", everySecond(0)),
      agreement("held out", everySecond(1)),
      agreement("first list beside second", apart),
    ],
    inSpan: inSpan / known.length,
  };
}

/** Median distance, and the share of cars within a tenth and a fifth. */
function agreement(name: string, offs: readonly number[]) {
  const within = (most: number) => offs.filter((off) => off <= most).length / offs.length;
  return { name, count: offs.length, median: middleOf(offs), within10: within(0.1), within20: within(0.2) };
}

function middleOf(offs: readonly number[]): number {
  const sorted = [...offs].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}
