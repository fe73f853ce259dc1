import { type OpenDatabase, openDatabase } from "@/db/connection/client";
import { CurrentReaders } from "@/db/reader/current-readers";
import { prepareDatabase } from "@/db/seed/prepare";
import type { CatalogReader, DistributionQuery } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { carsInView } from "@/lib/dialogue/asking/plan-question";
import { playInMemory } from "@/lib/dialogue/play-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { environment } from "@/lib/env";
import { seededRandom } from "@/lib/random";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";
import { readWords } from "@/lib/reading/read-words";
import { maxReadLength } from "@/lib/reading/text/tokenize";
import { shown } from "./bench-table";
import { corpusScripts, shopperScripts } from "./load/shopper-scripts";

/** Milliseconds, the better of two readings each. */
export type ReadingTimes = ReturnType<typeof measureReading>;

/** `cars` is ranking and counting, `reply` the rest. */
export const turnPhases = ["reading", "lattice", "question", "cars", "reply"] as const;
export type TurnTimes = Record<(typeof turnPhases)[number] | "whole", number[]>;

const lengths = [125, 250, 500, 1000, 2000, maxReadLength];
const mostTurns = 1500;

/** Splits the time between single messages and ever longer joins. */
export function measureReading(vocabulary: Vocabulary, seed: number, milliseconds: number) {
  const random = seededRandom(seed, "bench turn reading");
  const messages = corpusScripts.flat();
  const draw = () => messages[Math.floor(random() * messages.length)] ?? "";
  const once = (words: string) => {
    const start = processorTime();
    readWords({ words, turn: 0, history: [], constraints: [], vocabulary });
    return processorTime() - start;
  };
  // Excludes garbage collection of other messages.
  const read = (words: string) => Math.min(once(words), once(words));
  for (let warm = 0; warm < 3000; warm++) read(draw());
  const usual: number[] = [];
  const half = performance.now() + milliseconds / 2;
  while (performance.now() < half) usual.push(read(draw()));
  const byLength = lengths.map((length) => {
    const times: number[] = [];
    const end = performance.now() + milliseconds / 2 / lengths.length;
    while (performance.now() < end || times.length < 5) times.push(read(joined(draw, length)));
    return { length, milliseconds: quantile(times, 0.5) };
  });
  return { usual, byLength };
}

function joined(draw: () => string, length: number): string {
  let text = draw();
  while (text.length < length) text += `. ${draw()}`;
  return text.slice(0, length);
}

export async function measureTurns(catalog: CatalogReader, vocabulary: Vocabulary, seed: number, milliseconds: number) {
  const random = seededRandom(seed, "bench turn whole");
  const times: TurnTimes = { whole: [], reading: [], lattice: [], question: [], cars: [], reply: [] };
  const spent = { reading: 0, lattice: 0, question: 0, cars: 0 };
  const timed = timedCatalog(catalog, spent);
  const preferences = createEmbeddedReader();
  const reader: typeof preferences = {
    name: preferences.name,
    read: (input) => clocked(spent, "reading", () => preferences.read(input)),
  };
  const end = performance.now() + milliseconds;
  for (let turn = -20; turn < mostTurns && (turn < 20 || performance.now() < end); ) {
    let state = emptyConversation();
    for (const text of corpusScripts[Math.floor(random() * corpusScripts.length)] ?? []) {
      for (const phase of ["reading", "lattice", "question", "cars"] as const) spent[phase] = 0;
      const start = processorTime();
      const act = { kind: "words" as const, text };
      const input = { state, act, settings: shopSettings, catalog: openSlice(timed), preferences: reader, vocabulary };
      state = (await playInMemory(input)).state;
      const whole = processorTime() - start;
      turn++;
      // The first turns warm up.
      if (turn <= 0) continue;
      times.whole.push(whole);
      for (const phase of ["reading", "lattice", "question", "cars"] as const) times[phase].push(spent[phase]);
      times.reply.push(whole - spent.reading - spent.lattice - spent.question - spent.cars);
    }
  }
  return times;
}

type Spent = Record<"reading" | "lattice" | "question" | "cars", number>;

/** Readers finish before they return a promise, so don't count the await. */
function clocked<T>(spent: Spent, phase: keyof Spent, run: () => Promise<T>): Promise<T> {
  const start = processorTime();
  const answer = run();
  spent[phase] += processorTime() - start;
  return answer;
}

/** Question plans ask several slots over the same cars. */
function isForQuestion(queries: readonly DistributionQuery[]): boolean {
  const [first, ...others] = queries;
  return first !== undefined && others.length > 0 && others.every(({ where }) => where === first.where);
}

/** The list's head decides whether to ask on. */
function timedCatalog(catalog: CatalogReader, spent: Spent): CatalogReader {
  return {
    catalog: catalog.catalog,
    lattice: (...given) => clocked(spent, "lattice", () => catalog.lattice(...given)),
    distributions: (queries) =>
      clocked(spent, isForQuestion(queries) ? "question" : "cars", () => catalog.distributions(queries)),
    ranges: (...given) => clocked(spent, "cars", () => catalog.ranges(...given)),
    rank: (query) => clocked(spent, query.limit === carsInView ? "question" : "cars", () => catalog.rank(query)),
    cars: (...given) => clocked(spent, "cars", () => catalog.cars(...given)),
    count: (...given) => clocked(spent, "cars", () => catalog.count(...given)),
    vocabulary: () => catalog.vocabulary(),
  };
}

/** Milliseconds, independent of the machine's other work. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** NaN for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
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
