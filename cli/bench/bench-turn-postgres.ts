import { openDatabase } from "@/db/connection/client";
import { createCatalogReader } from "@/db/reader/catalog-reader";
import { loadColumns } from "@/db/reader/load-columns";
import { prepareDatabase } from "@/db/seed/prepare";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
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
import type { BenchBound } from "./bench-turn-table";
import { conversations, quantile } from "./bench-turn-times";

/** How many times as long as by columns a turn may take when every question goes to the server. */
const mostRatio = 3;

/**
 * Plays the same turns over columns and over the server of DATABASE_URL, one after the other, nothing remembered. By the
 * clock on the wall: the server's work is not this process's.
 */
export async function measurePostgres(vocabulary: Vocabulary, seed: number, milliseconds: number) {
  const database = await openDatabase(environment(), { folder: null });
  try {
    const catalog = await prepareDatabase({ database });
    const readers = {
      columns: readColumns(await loadColumns(database.db, catalog), catalog),
      Postgres: createCatalogReader(database.db, catalog),
    };
    const times = await race(readers, vocabulary, seed, milliseconds);
    const ratio = quantile(times.Postgres, 0.5) / quantile(times.columns, 0.5);
    const bound: BenchBound = {
      name: `a turn by Postgres takes ${ratio.toFixed(1)} times one by columns (at most ${mostRatio})`,
      held: ratio <= mostRatio,
    };
    const rows = Object.entries(times).map(([name, own]) => [
      name,
      own.length,
      ...[0.5, 0.9].map((q) => shown(quantile(own, q))),
    ]);
    return { rows, bound };
  } finally {
    await database.close();
  }
}

async function race<Name extends string>(
  readers: Record<Name, CatalogReader>,
  vocabulary: Vocabulary,
  seed: number,
  milliseconds: number,
) {
  const names = Object.keys(readers) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  const random = seededRandom(seed, "bench turn postgres");
  const preferences = createEmbeddedReader();
  const end = performance.now() + milliseconds;
  // The first turns only warm both up.
  for (let warm = 10; warm > 0 || performance.now() < end; warm--) {
    const said = conversations[Math.floor(random() * conversations.length)] ?? [];
    for (const name of names) {
      let state = emptyConversation();
      for (const text of said) {
        const start = performance.now();
        const input = { state, act: { kind: "words" as const, text }, settings: shopSettings, preferences, vocabulary };
        state = (await playInMemory({ ...input, catalog: openSlice(readers[name]) })).state;
        if (warm <= 0) times[name].push(performance.now() - start);
      }
    }
  }
  return times;
}
