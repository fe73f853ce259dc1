import { openDatabase } from "@/db/connection/client";
import { createCatalogReader } from "@/db/reader/catalog-reader";
import { loadColumns } from "@/db/reader/load-columns";
import { prepareDatabase } from "@/db/seed/prepare";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { readColumns } from "@/lib/catalog/columns/column-reader";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { playInMemory } from "@/lib/dialogue/play-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { environment } from "@/lib/env";
import { seededRandom } from "@/lib/random";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";
import { shown } from "./bench-table";
import { quantile } from "./bench-turn-times";
import { corpusScripts } from "./load/shopper-scripts";

/** How many times as long as by columns a turn may take when every question goes to the server. */
const mostRatio = 3;

/**
 * Plays the same turns over columns and over the server of DATABASE_URL, one after the other, nothing remembered. By the
 * clock on the wall: the server's work is not this process's.
 */
export async function measurePostgres(vocabulary: Vocabulary, seed: number, milliseconds: number) {
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
