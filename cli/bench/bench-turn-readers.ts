import { openDatabase } from "@/db/connection/client";
import { CurrentReaders } from "@/db/reader/current-readers";
import { prepareDatabase } from "@/db/seed/prepare";
import { openSlice } from "@/lib/catalog/catalog-slice";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { playInMemory } from "@/lib/dialogue/play-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { environment } from "@/lib/env";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";
import { shown } from "./bench-table";
import type { BenchBound } from "./bench-turn-table";
import { quantile } from "./bench-turn-times";
import { shopperScripts } from "./load/shopper-scripts";

/** A turn over the server may take this many times as long as over columns. */
const mostRatio = 3;
/** Turns of each kind that are played however long they take. */
const leastTurns = 60;
const warmConversations = 40;
const choices = ["columns", "postgres"] as const;

type Times = Record<(typeof choices)[number], number[]>;

/**
 * Plays the same conversations over both readers of an app that `CATALOG_READER` chooses between, in wall time: the
 * server works too. No conversation begins like another, so what a reader remembers helps as it does among shoppers.
 */
export async function measureReaders(vocabulary: Vocabulary, seed: number, milliseconds: number) {
  const database = await openDatabase(environment(), { folder: null });
  try {
    const { id } = await prepareDatabase({ database });
    const raced = await Promise.all(choices.map(async (by) => ({ by, catalog: await openReader(database, id, by) })));
    const kinds: Record<string, Times> = {
      "with a conflict": { columns: [], postgres: [] },
      "without one": { columns: [], postgres: [] },
    };
    const fixed = { settings: shopSettings, preferences: createEmbeddedReader(), vocabulary };
    const openings = new Set<string>();
    const end = performance.now() + milliseconds;
    const isEnough = () =>
      performance.now() > end && Object.values(kinds).every(({ columns }) => columns.length >= leastTurns);
    for (const said of shopperScripts(seed, "bench turn readers")) {
      if (isEnough()) break;
      if (openings.size === openings.add(said[0] ?? "").size) continue;
      for (const { by, catalog } of raced) {
        let state = emptyConversation();
        for (const text of said) {
          const start = performance.now();
          const input = { ...fixed, state, act: { kind: "words" as const, text }, catalog: openSlice(catalog) };
          const outcome = await playInMemory(input);
          const hasConflict = outcome.parts.some(({ type }) => type === "data-relaxation");
          const times = kinds[hasConflict ? "with a conflict" : "without one"];
          if (openings.size > warmConversations) times?.[by].push(performance.now() - start);
          state = outcome.state;
        }
      }
    }
    return summed(kinds);
  } finally {
    await database.close();
  }
}

async function openReader(database: Awaited<ReturnType<typeof openDatabase>>, id: string, by: keyof Times) {
  const readers = new CurrentReaders({ ...database, by, onFault: (error) => console.error(error) });
  const reader = await readers.find(id);
  if (!reader) throw new Error(`catalog ${id} is gone`);
  // The first question has the columns loaded.
  await reader.count([]);
  await readers.settled();
  return reader;
}

function summed(kinds: Record<string, Times>) {
  const all = choices.map((by) => Object.values(kinds).flatMap((times) => times[by]));
  const kept = { ...kinds, all: { columns: all[0] ?? [], postgres: all[1] ?? [] } };
  const measured = Object.entries(kept).map(([kind, times]) => {
    const at = (share: number) => choices.map((by) => quantile(times[by], share));
    const [short = Number.NaN, long = Number.NaN] = at(0.5);
    const name = `turns by Postgres, ${kind}: ${(long / short).toFixed(2)} times those by columns (at most ${mostRatio})`;
    const row = [kind, times.columns.length, shown(short), shown(long), at(0.9).map(shown).join(", ")];
    return { row, bound: { name, held: long / short <= mostRatio } satisfies BenchBound };
  });
  return { rows: measured.map(({ row }) => row), bounds: measured.map(({ bound }) => bound) };
}
