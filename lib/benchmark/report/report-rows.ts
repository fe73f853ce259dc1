import type { DialogueCost } from "@/lib/benchmark/run/dialogue-record";
import { burdenBy, meanBurden, type RunLine, summarise } from "@/lib/benchmark/run-line";
import { percentile } from "@/lib/catalog/percentile";
import { turnWeighted } from "@/lib/dialogue/asking/asking-burden";
import { clusteredMean } from "@/lib/statistics/bootstrap";
import { groupBy } from "@/lib/statistics/group-by";
import { holm } from "@/lib/statistics/holm";
import { mcnemar } from "@/lib/statistics/mcnemar";
import { signFlipP } from "@/lib/statistics/permutation";
import type { RunFile } from "./run-file";

export interface RowScope {
  run: string;
  method: string;
  style: string;
  /** One setting, `all`, or `without S1`, which tests reading and not importance. */
  setting: string;
  /** All items, those tuning has seen, or those set aside. */
  items: "all" | "seen" | "set aside";
}

export type ReportRow = ReturnType<typeof reportRows>[number];

export const burdens = ["turns", "questions", "comparisons", "clarifications", "words", "seconds"] as const;

/** A fresh source per row keeps rows independent. */
export type RandomFor = (name: string) => () => number;

export function reportRows(runs: readonly RunFile[], randomFor: RandomFor) {
  return runs.flatMap(({ name, lines, costs = [] }) =>
    [...groupBy(lines, ({ method, style }) => `${method} ${style}`).values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const scope = { run: name, method: first.method, style: first.style };
      const rowFor = (setting: string, items: RowScope["items"], test: (line: RunLine) => boolean) => {
        const some = group.filter(test);
        if (some.length === 0) return [];
        return [{ ...rowOf({ ...scope, setting, items }, some, randomFor), latency: latencyOf(some, costs) }];
      };
      const settings = [...new Set(group.map(({ setting }) => setting))].sort();
      const isMixed = settings.length > 1 && settings.includes("S1");
      const isApart = group.some(({ setAside }) => setAside);
      return [
        ...rowFor("all", "all", () => true),
        ...settings.flatMap((setting) => rowFor(setting, "all", (line) => line.setting === setting)),
        ...(isMixed ? rowFor("without S1", "all", ({ setting }) => setting !== "S1") : []),
        ...(isApart ? rowFor("all", "seen", ({ setAside }) => !setAside) : []),
        ...(isApart ? rowFor("all", "set aside", ({ setAside }) => setAside) : []),
      ];
    }),
  );
}

/** Milliseconds per turn; `null` without a clock. */
function latencyOf(lines: readonly RunLine[], costs: readonly DialogueCost[]) {
  const ids = new Set(lines.map(({ id }) => id));
  const turns = costs.flatMap((cost) => (ids.has(cost.id) ? cost.turns : [])).sort((a, b) => a - b);
  if (turns.length === 0) return null;
  return { median: percentile(turns, 0.5), p95: percentile(turns, 0.95), turns: turns.length };
}

export function clusteredMeanOf<Row>(clusters: readonly Row[][], of: (row: Row) => number, random: () => number) {
  const values = clusters.map((cluster) => cluster.map(of));
  return clusteredMean(values, random);
}

/** The clusters of the intervals are the distinct items. */
function rowOf(scope: RowScope, lines: readonly RunLine[], randomFor: RandomFor) {
  const clusters = [...groupBy(lines, ({ id }) => id).values()];
  const interval = (test: (line: RunLine) => boolean) =>
    clusteredMeanOf(clusters, (line) => (test(line) ? 1 : 0), randomFor(Object.values(scope).join()));
  return {
    ...scope,
    clusters: clusters.length,
    summary: summarise(lines),
    relaxMatch: interval(({ relaxMatch }) => relaxMatch),
    carMatch: interval(({ carMatch }) => carMatch),
    burden: meanBurden(lines).burden,
  };
}

export type RunComparison = ReturnType<typeof compareRuns>[number];

export function compareRuns(runs: readonly RunFile[], randomFor: RandomFor) {
  const found = runs.flatMap((first, index) =>
    runs.slice(index + 1).flatMap((second) => compareTwo(first, second, randomFor) ?? []),
  );
  const adjusted = holm(found.map(({ p }) => p));
  return found.map((each, index) => ({ ...each, adjusted: adjusted[index] ?? 1 }));
}

/** Pairs by item and, if recorded, speaker and style. */
function compareTwo(first: RunFile, second: RunFile, randomFor: RandomFor) {
  const finest = pairUp(first.lines, second.lines, ({ id, model, style }) => `${id}\n${model}\n${style}`);
  const pairs = finest.length > 0 ? finest : pairUp(first.lines, second.lines, ({ id }) => id);
  if (pairs.length === 0) return null;
  const byItem = [...groupBy(pairs, ([line]) => line.id).values()];
  const differences = byItem.map((group) => group.map(([a, b]) => Number(a.relaxMatch) - Number(b.relaxMatch)));
  const totals = differences.map((group) => group.reduce((sum, each) => sum + each, 0));
  const random = randomFor(`${first.name} ${second.name}`);
  return {
    first: first.name,
    second: second.name,
    pairs: pairs.length,
    items: byItem.length,
    difference: clusteredMean(differences, random),
    mcnemar: mcnemar(pairs.map(([a, b]) => [a.relaxMatch, b.relaxMatch])),
    /** By item, because dialogues on one item are not independent. */
    p: signFlipP(totals, () => Math.floor(random() * 2 ** 32)),
  };
}

/** Leaves out repeated keys, which nothing can pair. */
function pairUp(first: readonly RunLine[], second: readonly RunLine[], keyOf: (line: RunLine) => string) {
  const others = groupBy(second, keyOf);
  return [...groupBy(first, keyOf)].flatMap(([key, own]) => {
    const [a] = own;
    const [b] = others.get(key) ?? [];
    return a && b && own.length === 1 && others.get(key)?.length === 1 ? [[a, b] as const] : [];
  });
}

export type AskingRow = ReturnType<typeof askingRow>;

export function askingRow({ name, lines }: RunFile, randomFor: RandomFor) {
  const clusters = [...groupBy(lines, ({ id }) => id).values()];
  const interval = (what: string, of: (line: RunLine) => number) =>
    clusteredMeanOf(clusters, of, randomFor(`${name} ${what}`));
  const mean = (of: (line: RunLine) => number) => lines.reduce((sum, line) => sum + of(line), 0) / lines.length;
  const relaxMatch = interval("relax", (line) => (line.relaxMatchWithCar ? 1 : 0));
  const questions = interval("questions", ({ burden }) => burden?.questions ?? 0);
  const likeness = lines.flatMap((line) => line.likeness ?? []);
  return {
    name,
    relaxMatch,
    wishesKept: interval("wishes", (line) => line.wishesKept ?? 0),
    weightKept: interval("weight", (line) => line.weightKept ?? 0),
    questions,
    burden: burdenBy((part) => mean(({ burden }) => burden?.[part] ?? 0)),
    seconds: interval("seconds", ({ burden }) => burden?.seconds ?? 0),
    /** Relaxation match / (1 + questions / 100), as ProADA weights its score by turns. */
    turnWeighted: turnWeighted(relaxMatch.estimate, questions.estimate),
    repeated: mean(({ asked = [] }) => (new Set(asked).size < asked.length ? 1 : 0)),
    likeness: likeness.length > 0 ? likeness.reduce((sum, each) => sum + each, 0) / likeness.length : null,
    /** Shares of all questions, most frequent first. */
    aspects: aspectsOf(lines),
  };
}

function aspectsOf(lines: readonly RunLine[]): [slot: string, share: number][] {
  const asked = lines.flatMap((line) => line.asked ?? []);
  return [...groupBy(asked, (slot) => slot)]
    .map(([slot, all]): [string, number] => [slot, all.length / asked.length])
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}
