import { burdenBy, type RunLine } from "@/lib/benchmark/run-line";
import { turnWeighted } from "@/lib/dialogue/asking/asking-burden";
import { clusteredMean } from "@/lib/statistics/bootstrap";
import { groupBy } from "@/lib/statistics/group-by";
import type { RandomFor } from "./report-rows";
import type { RunFile } from "./run-file";

export type AskingRow = ReturnType<typeof askingRow>;

export function askingRow({ name, lines }: RunFile, randomFor: RandomFor) {
  const clusters = [...groupBy(lines, ({ id }) => id).values()];
  const interval = (what: string, of: (line: RunLine) => number) =>
    clusteredMean(
      clusters.map((cluster) => cluster.map(of)),
      randomFor(`${name} ${what}`),
    );
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
