import { defineCommand } from "citty";
import { linearRegression } from "simple-statistics";
import { about, text, toggle, WrongUse, wholeNumbers } from "@/cli/flags";
import { type OpenDatabase, openDatabase } from "@/db/connection/client";
import { CurrentReaders } from "@/db/reader/current-readers";
import { defaultProducts } from "@/db/seed/default-catalog";
import { prepareDatabase } from "@/db/seed/prepare";
import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { markdownTable } from "@/lib/charts/text-table";
import { playInMemory } from "@/lib/dialogue/play-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { environment } from "@/lib/env";
import { seededRandom } from "@/lib/random";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { shown } from "./bench-measure";
import type { ReadingTimes, TurnTimes } from "./bench-turn-times";
import { measureReading, measureTurns, quantile, turnPhases } from "./bench-turn-times";
import { shopperScripts } from "./load/shopper-scripts";
import { scaledProducts } from "./scaled-products";

export const benchTurnCommand = defineCommand({
  meta: about(
    "turn",
    "How long reading takes by length, and where the time of a turn goes; on a server of DATABASE_URL too.",
  ),
  args: {
    seconds: text("30", "Time for all measurements together, about"),
    cars: text("0", "Products the catalog is resampled to; 0 leaves it as it ships"),
    seed: text("1", "Seed of the messages"),
    assert: toggle("Exit 1 when a bound is broken"),
  },
  async run({ args }) {
    const { seconds, seed, cars: rows } = wholeNumbers(args, "seconds", "seed", "cars");
    if (seconds < 1) throw new WrongUse('The flag "--seconds" takes 1 or more.');
    const given = defaultProducts();
    const products = rows > 0 ? [...scaledProducts(given, rows, seededRandom(seed, "scaled products"))] : given;
    const catalog = createColumnReader(products);
    const vocabulary = await catalog.vocabulary();
    const reading = measureReading(vocabulary, seed, (seconds * 1000) / 2);
    const turns = await measureTurns(catalog, vocabulary, seed, (seconds * 1000) / 2);
    const bounds = checkBounds(reading, turns);
    const server =
      environment().DATABASE_URL && rows === 0 ? await measureReaders(vocabulary, seed, seconds * 500) : null;
    if (server) bounds.push(...server.bounds);
    console.log(turnTable(reading, turns, bounds, server?.rows));
    if (args.assert && bounds.some((bound: BenchBound) => !bound.held)) process.exitCode = 1;
  },
});

type BenchBound = { name: string; held: boolean };

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
      rows: reading.byLength.map(({ length, milliseconds: own }) => [length, shown(own), `${shown(own / shortest)}x`]),
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

/** Allowed ratio of server to column time at the median. */
const mostRatio = 3;
const leastTurns = 60;
const warmConversations = 40;
const choices = ["columns", "postgres"] as const;

const kinds = ["with a conflict", "without one", "all"] as const;

/**
 * Uses wall time, because the server works too. Conversations begin differently, so caches help only as among shoppers.
 */
async function measureReaders(vocabulary: Vocabulary, seed: number, milliseconds: number) {
  const database = await openDatabase(environment(), { folder: null });
  try {
    const { id } = await prepareDatabase({ database });
    const raced = await Promise.all(choices.map(async (by) => ({ by, catalog: await openReader(database, id, by) })));
    const times = kinds.map(() => ({ columns: [] as number[], postgres: [] as number[] }));
    const fixed = { settings: shopSettings, preferences: createEmbeddedReader(), vocabulary };
    const openings = new Set<string>();
    const end = performance.now() + milliseconds;
    const isEnough = () => performance.now() > end && times.every(({ postgres }) => postgres.length >= leastTurns);
    for (const said of shopperScripts(seed, "bench turn readers")) {
      if (isEnough()) break;
      if (openings.size === openings.add(said[0] ?? "").size) continue;
      for (const { by, catalog } of openings.size % 2 === 0 ? raced : raced.toReversed()) {
        let state = emptyConversation();
        for (const text of said) {
          const start = performance.now();
          const input = { ...fixed, state, act: { kind: "words" as const, text }, catalog: openSlice(catalog) };
          const outcome = await playInMemory(input);
          const taken = performance.now() - start;
          const kind = outcome.parts.some(({ type }) => type === "data-relaxation") ? 0 : 1;
          if (openings.size > warmConversations) for (const at of [kind, 2]) times[at]?.[by].push(taken);
          state = outcome.state;
        }
      }
    }
    const measured = times.map((each, index) => summed(each, kinds[index] ?? ""));
    return { rows: measured.map(({ row }) => row), bounds: measured.map(({ bound }) => bound) };
  } finally {
    await database.close();
  }
}

async function openReader(database: OpenDatabase, id: string, by: (typeof choices)[number]) {
  const readers = new CurrentReaders({ ...database, by, onFault: (error) => console.error(error) });
  const reader = await readers.find(id);
  if (!reader) throw new Error(`catalog ${id} is gone`);
  // Loads the columns.
  await reader.count([]);
  await readers.settled();
  return reader;
}

function summed({ columns, postgres }: Record<(typeof choices)[number], number[]>, kind: string) {
  // Both readers give the same replies in order.
  const times = postgres.map((taken, turn) => taken / (columns[turn] ?? Number.NaN));
  const ratio = quantile(times, 0.5);
  const name = `a turn by Postgres, ${kind}: ${ratio.toFixed(2)} times the same by columns (at most ${mostRatio})`;
  const medians = [columns, postgres].map((each) => shown(quantile(each, 0.5)));
  const row = [kind, columns.length, ...medians, ratio.toFixed(2), quantile(times, 0.9).toFixed(2)];
  return { row, bound: { name, held: ratio <= mostRatio } };
}
