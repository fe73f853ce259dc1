import { performance } from "node:perf_hooks";
import { median } from "simple-statistics";
import { countSatisfying } from "@/lib/catalog/lattice";
import type { Contender, RivalAnswer } from "./bench-rivals";
import type { Workload } from "./bench-workload";

export interface Measurement {
  engine: string;
  /** Cars in the catalog, and in the question's slice. */
  rows: number;
  sliceRows: number;
  scope: Workload["scope"];
  wishes: number;
  name: string;
  /** Median, in milliseconds; `null` when it was left out: it would take too long, or the engine cannot do it. */
  median: number | null;
  runs: number;
  /** Median over the median of the lattice in the same rounds; 1 for the lattice. */
  ratio: number | null;
}

export interface BenchQuestion {
  engine: string;
  rows: number;
  sliceRows: number;
  workload: Workload;
}

const mostRounds = 25;
/** In each round those that take less than this part of the time are run several times, the others once. */
const quickShare = 200;
const quickPasses = 10;
/** Statements times cars of the slice at most for one run of a rival: some seconds of scanning. */
const mostScanned = 3e7;

/**
 * Times every contender (the lattice first) in rounds until the time is up, all of them in each round and the quick ones
 * several times in turn. Each is run once before, to warm up and to see that it answers what the lattice answers. Of one
 * that alone takes longer than the time, that run is what was measured.
 */
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

/** In milliseconds, a list for each racer; `warm` is how long each took before. */
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
    // One slow rival would leave the quick ones with a run or two, and those disturbed by it.
    for (let pass = 0; pass < quickPasses; pass++) {
      // Forth and back, so that nobody always starts when the slow ones have emptied the caches.
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

/** A rival that answers something else than the lattice is no rival: that stops the run. */
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
