import type { CatalogReader, DistributionQuery, RankQuery, Vocabulary } from "@/lib/catalog/catalog-reader";
import { aroundQuestions } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { productsInView } from "@/lib/dialogue/asking/plan-whole";
import { playInMemory } from "@/lib/dialogue/play-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { seededRandom } from "@/lib/random";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { readWords } from "@/lib/reading/read-words";
import { maxReadLength } from "@/lib/reading/text/tokenize";
import { corpusScripts } from "./load/shopper-scripts";

/** Milliseconds, the better of two readings each. */
export type ReadingTimes = ReturnType<typeof measureReading>;

/** `products` is ranking and counting. */
const clockedPhases = ["reading", "lattice", "question", "products"] as const;
export const turnPhases = [...clockedPhases, "reply"] as const;
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
  const times: TurnTimes = { whole: [], reading: [], lattice: [], question: [], products: [], reply: [] };
  const spent = { reading: 0, lattice: 0, question: 0, products: 0 };
  const timed = timedCatalog(catalog, spent);
  const preferences = createEmbeddedReader();
  const read: typeof preferences.read = (input) => clocked(spent, "reading", () => preferences.read(input));
  const reader = { name: preferences.name, read };
  const end = performance.now() + milliseconds;
  for (let turn = -20; turn < mostTurns && (turn < 20 || performance.now() < end); ) {
    let state = emptyConversation();
    for (const text of corpusScripts[Math.floor(random() * corpusScripts.length)] ?? []) {
      for (const phase of clockedPhases) spent[phase] = 0;
      const start = processorTime();
      const act = { kind: "words" as const, text };
      const input = { state, act, settings: shopSettings, catalog: openSlice(timed), preferences: reader, vocabulary };
      state = (await playInMemory(input)).state;
      const whole = processorTime() - start;
      turn++;
      // The first turns warm up.
      if (turn <= 0) continue;
      times.whole.push(whole);
      for (const phase of clockedPhases) times[phase].push(spent[phase]);
      times.reply.push(whole - spent.reading - spent.lattice - spent.question - spent.products);
    }
  }
  return times;
}

type Spent = Record<(typeof clockedPhases)[number], number>;

/** One thing runs at a time here, so all that the process spends until the answer is the phase's. */
async function clocked<T>(spent: Spent, phase: keyof Spent, run: () => Promise<T>): Promise<T> {
  const start = processorTime();
  try {
    return await run();
  } finally {
    spent[phase] += processorTime() - start;
  }
}

/** Question plans ask several slots over the same products. */
function isForQuestion(queries: readonly DistributionQuery[]): boolean {
  const [first, ...others] = queries;
  return first !== undefined && others.length > 0 && others.every(({ where }) => where === first.where);
}

/** The list's head decides whether to ask on. */
function timedCatalog(catalog: CatalogReader, spent: Spent): CatalogReader {
  return aroundQuestions(catalog, (ask, kind, [first]) => {
    const isQuestion =
      (kind === "distributions" && isForQuestion(first as readonly DistributionQuery[])) ||
      (kind === "rank" && (first as RankQuery).limit === productsInView);
    return clocked(spent, kind === "lattice" ? "lattice" : isQuestion ? "question" : "products", ask);
  });
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
