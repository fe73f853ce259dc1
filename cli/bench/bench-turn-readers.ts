import { type OpenDatabase, openDatabase } from "@/db/connection/client";
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
import { quantile } from "./bench-turn-times";
import { shopperScripts } from "./load/shopper-scripts";

/** Allowed ratio of server to column time at the median. */
const mostRatio = 3;
const leastTurns = 60;
const warmConversations = 40;
const choices = ["columns", "postgres"] as const;

const kinds = ["with a conflict", "without one", "all"] as const;

/**
 * Uses wall time, because the server works too. Conversations begin differently, so caches help only as among shoppers.
 */
export async function measureReaders(vocabulary: Vocabulary, seed: number, milliseconds: number) {
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
