import { performance } from "node:perf_hooks";
import { median } from "simple-statistics";
import { countSatisfying } from "@/lib/catalog/catalog-reader";
import type { TableColumns } from "@/lib/charts/text-table";
import { roles } from "@/lib/constraints";
import type { Contender, RivalAnswer } from "./bench-rivals";
import type { Workload } from "./bench-workload";

export interface Measurement extends Omit<BenchQuestion, "workload"> {
  scope: Workload["scope"];
  wishes: number;
  name: string;
  /** Milliseconds. `null` if too slow or impossible. */
  median: number | null;
  runs: number;
  /** Relative to the lattice in the same rounds. */
  ratio: number | null;
}

export type BenchQuestion = { engine: string; rows: number; sliceRows: number; workload: Workload };

const mostRounds = 25;
/** A round repeats contenders below this fraction of its time. */
const quickShare = 200;
const quickPasses = 10;
/** Statements times products per rival run: some seconds of scanning. */
const mostScanned = 3e7;

/** Times contenders in rounds after a warm-up that checks answers. */
export async function measureContenders(
  question: BenchQuestion,
  contenders: readonly Contender[],
  milliseconds: number,
): Promise<Measurement[]> {
  const { workload, sliceRows } = question;
  const wishes = workload.soft.length;
  const racers = contenders.filter(({ statements }) => (statements?.(wishes) ?? 1) * sliceRows <= mostScanned);
  const answers: RivalAnswer[] = [];
  const warm: number[] = [];
  for (const racer of racers) {
    const { answer, time } = await timed(racer, workload);
    answers.push(answer);
    warm.push(time);
  }
  checkAgreement(racers, answers);
  const times = await timeRounds(racers, warm, workload, milliseconds);
  const base = median(times[0] ?? [Number.NaN]);
  return contenders.map(({ name }) => {
    const own = times[racers.findIndex((racer) => racer.name === name)] ?? [];
    const shared = { ...question, scope: workload.scope, wishes, name, runs: own.length };
    if (own.length === 0) return { ...shared, median: null, ratio: null };
    return { ...shared, median: median(own), ratio: median(own) / base };
  });
}

/** Milliseconds, a list per racer. */
async function timeRounds(
  racers: readonly Contender[],
  warm: readonly number[],
  workload: Workload,
  milliseconds: number,
): Promise<number[][]> {
  const times = racers.map((_, index): number[] => {
    const cold = warm[index] ?? 0;
    return index > 0 && cold > milliseconds ? [cold] : [];
  });
  const isQuick = (index: number) => index === 0 || (warm[index] ?? 0) * quickShare < milliseconds;
  const run = async (index: number, racer: Contender) => times[index]?.push((await timed(racer, workload)).time);
  const end = performance.now() + milliseconds;
  for (let round = 0; round < mostRounds && (round === 0 || performance.now() < end); round++) {
    // Otherwise a slow rival would leave fast ones a run or two.
    for (let pass = 0; pass < quickPasses; pass++) {
      // Alternates direction, so none always starts on caches the slow ones emptied.
      const order = [...racers.entries()].filter(([index]) => isQuick(index));
      for (const [index, racer] of pass % 2 === 0 ? order : order.reverse()) await run(index, racer);
    }
    for (const [index, racer] of racers.entries()) {
      if (!isQuick(index) && (warm[index] ?? 0) <= milliseconds) await run(index, racer);
    }
  }
  return times;
}

async function timed(contender: Contender, workload: Workload): Promise<{ answer: RivalAnswer; time: number }> {
  const start = performance.now();
  const answer = await contender.run(workload);
  return { answer, time: performance.now() - start };
}

/** Throws if a rival disagrees with the lattice. */
function checkAgreement(contenders: readonly Contender[], answers: readonly RivalAnswer[]): void {
  const [lattice, ...rivals] = answers;
  for (const [index, rival] of rivals.entries()) {
    if (!(rival.counts instanceof Map)) continue;
    for (const [mask, count] of rival.counts.entries()) {
      const expected = lattice ? countFor(lattice, mask) : 0;
      if (count !== (rival.onlyWhether ? Math.min(1, expected) : expected)) {
        throw new Error(`${contenders[index + 1]?.name} counts ${count} where the lattice counts ${expected}`);
      }
    }
  }
}

function countFor({ counts }: RivalAnswer, mask: number): number {
  return "groups" in counts ? countSatisfying(counts, mask) : (counts.get(mask) ?? 0);
}

export const benchColumns: TableColumns<Measurement> = {
  engine: ({ engine }) => engine,
  [roles.things]: ({ rows }) => rows,
  scope: ({ scope }) => scope,
  [`${roles.things} in it`]: ({ sliceRows }) => sliceRows,
  wishes: ({ wishes }) => wishes,
  way: ({ name }) => name,
  "time over lattice": ({ ratio }) => (ratio === null ? "left out" : `${shown(ratio)}x`),
  "median ms": ({ median }) => (median === null ? "" : shown(median)),
  runs: ({ runs }) => runs,
};

export function shown(number: number): string {
  return number >= 100 ? String(Math.round(number)) : number.toPrecision(3);
}
