import type { RunLine } from "@/lib/benchmark/run-line";
import { clusteredMean } from "@/lib/statistics/bootstrap";
import { groupBy } from "@/lib/statistics/group-by";
import { holm } from "@/lib/statistics/holm";
import { mcnemar } from "@/lib/statistics/mcnemar";
import { signFlipP } from "@/lib/statistics/permutation";
import type { RandomFor } from "./report-rows";
import type { RunFile } from "./run-file";

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
