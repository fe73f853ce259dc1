import { defineCommand } from "citty";
import { text, toggle, wholeNumbers } from "@/cli/flags";
import { WrongUse } from "@/cli/wrong-use";
import { openDatabase } from "@/db/connection/client";
import { createCatalogReader } from "@/db/reader/catalog-reader";
import { loadColumns } from "@/db/reader/load-columns";
import { defaultCars } from "@/db/seed/default-catalog";
import { prepareDatabase } from "@/db/seed/prepare";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader, readColumns } from "@/lib/catalog/columns/column-reader";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { playInMemory } from "@/lib/dialogue/play-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { environment } from "@/lib/env";
import { seededRandom } from "@/lib/random";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";
import { shown } from "./bench-table";
import { type BenchBound, checkBounds, turnTable } from "./bench-turn-table";
import { measureReading, measureTurns, quantile } from "./bench-turn-times";
import { corpusScripts } from "./load/shopper-scripts";
import { scaledCars } from "./scaled-cars";

export const benchTurnCommand = defineCommand({
  meta: {
    name: "turn",
    description:
      "How long reading takes by length, and where the time of a turn goes; on a server of DATABASE_URL too.",
  },
  args: {
    seconds: text("30", "Time for all measurements together, about"),
    cars: text("0", "Cars the catalog is resampled to; 0 leaves it as it ships"),
    seed: text("1", "Seed of the messages"),
    assert: toggle("Exit 1 when a bound is broken"),
  },
  async run({ args }) {
    const { seconds, seed, cars: rows } = wholeNumbers(args, "seconds", "seed", "cars");
    if (seconds < 1) throw new WrongUse('The flag "--seconds" takes 1 or more.');
    const cars = rows > 0 ? [...scaledCars(defaultCars(), rows, seededRandom(seed, "scaled cars"))] : defaultCars();
    const catalog = createColumnReader(cars);
    const vocabulary = await catalog.vocabulary();
    const reading = measureReading(vocabulary, seed, (seconds * 1000) / 2);
    const turns = await measureTurns(catalog, vocabulary, seed, (seconds * 1000) / 2);
    const bounds = checkBounds(reading, turns);
    const server =
      environment().DATABASE_URL && rows === 0 ? await measurePostgres(vocabulary, seed, seconds * 500) : null;
    if (server) bounds.push(server.bound);
    console.log(turnTable(reading, turns, bounds, server?.rows));
    if (args.assert && bounds.some((bound: BenchBound) => !bound.held)) process.exitCode = 1;
  },
});

/** A turn over the server may take this many times as long as over columns. */
const mostRatio = 3;

/** Plays the same turns over columns and DATABASE_URL's server without caches, in wall time: the server works too. */
async function measurePostgres(vocabulary: Vocabulary, seed: number, milliseconds: number) {
  const database = await openDatabase(environment(), { folder: null });
  const random = seededRandom(seed, "bench turn postgres");
  const fixed = { settings: shopSettings, preferences: createEmbeddedReader(), vocabulary };
  try {
    const catalog = await prepareDatabase({ database });
    const columns = readColumns(await loadColumns(database.db, catalog), catalog);
    const raced = [columns, createCatalogReader(database.db, catalog)].map((reader) => ({
      reader,
      times: [] as number[],
    }));
    const end = performance.now() + milliseconds;
    // The first turns only warm both up.
    for (let warm = 10; warm > 0 || performance.now() < end; warm--) {
      const said = corpusScripts[Math.floor(random() * corpusScripts.length)] ?? [];
      for (const { reader, times } of raced) {
        let state = emptyConversation();
        for (const text of said) {
          const start = performance.now();
          const input = { ...fixed, state, act: { kind: "words" as const, text }, catalog: openSlice(reader) };
          state = (await playInMemory(input)).state;
          if (warm <= 0) times.push(performance.now() - start);
        }
      }
    }
    const [short = Number.NaN, long = Number.NaN] = raced.map(({ times }) => quantile(times, 0.5));
    const name = `a turn by Postgres takes ${(long / short).toFixed(1)} times one by columns (at most ${mostRatio})`;
    const row = ({ times }: (typeof raced)[number], index: number) => [
      ["columns", "Postgres"][index] ?? "",
      ...[times.length, ...[0.5, 0.9].map((share) => shown(quantile(times, share)))],
    ];
    return { rows: raced.map(row), bound: { name, held: long / short <= mostRatio } };
  } finally {
    await database.close();
  }
}
