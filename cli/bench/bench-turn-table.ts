import { linearRegression } from "simple-statistics";
import { markdownTable } from "@/lib/charts/text-table";
import { shown } from "./bench-table";
import { quantile, type ReadingTimes, type TurnTimes, turnPhases } from "./bench-turn-times";

export type BenchBound = { name: string; held: boolean };

/** Growth of t ~ n^k. Linear time has k = 1. */
const mostGrowth = 1.2;
/** Slowest thousandth, in medians of usual messages. */
const mostTail = 20;

export function checkBounds({ usual, byLength }: ReadingTimes, { reading, whole }: TurnTimes): BenchBound[] {
  const growth = growthOf(byLength);
  const tail = quantile(usual, 0.999) / quantile(usual, 0.5);
  const share = quantile(reading, 0.5) / quantile(whole, 0.5);
  return [
    { name: `reading grows as length^${growth.toFixed(2)} (at most ${mostGrowth})`, held: growth <= mostGrowth },
    { name: `p99.9 of reading is ${tail.toFixed(1)} medians (at most ${mostTail})`, held: tail <= mostTail },
    { name: `reading is ${(share * 100).toFixed(1)} % of a turn (at most 50)`, held: share <= 0.5 },
  ];
}

/** Least-squares slope of the logarithms, over lengths that drown the fixed cost. */
export function growthOf(points: ReadingTimes["byLength"]): number {
  const logs = points
    .filter(({ length }) => length >= 250)
    .map(({ length, milliseconds }) => [Math.log(length), Math.log(milliseconds)]);
  return linearRegression(logs).m;
}

export function turnTable(
  reading: ReadingTimes,
  turns: TurnTimes,
  bounds: readonly BenchBound[],
  byReader: (string | number)[][] = [],
): string {
  const shortest = reading.byLength[0]?.milliseconds ?? Number.NaN;
  const median = quantile(turns.whole, 0.5);
  const tail = (what: string, times: readonly number[]) => {
    const own = quantile(times, 0.5);
    return [what, times.length, shown(own), ...[0.99, 0.999].map((q) => `${shown(quantile(times, q) / own)}x`)];
  };
  return [
    markdownTable({
      heads: ["characters", "median ms", "over the shortest"],
      rows: reading.byLength.map((each) => [
        each.length,
        shown(each.milliseconds),
        `${shown(each.milliseconds / shortest)}x`,
      ]),
    }),
    markdownTable({
      heads: ["what", "runs", "median ms", "p99", "p99.9"],
      rows: [tail("reading a usual message", reading.usual), tail("whole turn", turns.whole)],
    }),
    markdownTable({
      heads: ["part of a turn", "median ms", "share"],
      rows: turnPhases.map((phase) => {
        const own = quantile(turns[phase], 0.5);
        return [phase, shown(own), `${((100 * own) / median).toFixed(0)} %`];
      }),
    }),
    ...(byReader.length > 0
      ? [
          markdownTable({
            heads: ["whole turn", "turns", "columns, median ms", "Postgres, median ms", "times, median", "p90"],
            rows: byReader,
          }),
        ]
      : []),
    bounds.map(({ name, held }) => `${held ? "holds" : "BROKEN"}: ${name}`).join("\n"),
  ].join("\n\n");
}
