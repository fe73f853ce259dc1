import { performance } from "node:perf_hooks";
import type { Answer, Contender } from "./bench-rivals";
import type { Workload } from "./bench-workload";

export interface Measurement {
  engine: string;
  scope: Workload["scope"];
  wishes: number;
  name: string;
  /** Median, in milliseconds. */
  median: number;
  runs: number;
  /** Median over the median of the lattice in the same rounds; 1 for the lattice. */
  ratio: number;
}

/** Times every contender (the lattice first) in rounds, all of them in each round, until the time is up. */
export async function measure(
  engine: string,
  contenders: readonly Contender[],
  workload: Workload,
  milliseconds: number,
): Promise<Measurement[]> {
  const answers: Answer[] = [];
  for (const contender of contenders) answers.push(await contender.run(workload));
  checkAgreement(contenders, answers);
  const times = contenders.map((): number[] => []);
  const end = performance.now() + milliseconds;
  for (let round = 0; round < mostRounds && (round === 0 || performance.now() < end); round++) {
    for (const [index, contender] of contenders.entries()) {
      const start = performance.now();
      await contender.run(workload);
      times[index]?.push(performance.now() - start);
    }
  }
  const base = median(times[0] ?? []);
  return contenders.map(({ name }, index) => ({
    engine,
    scope: workload.scope,
    wishes: workload.soft.length,
    name,
    median: median(times[index] ?? []),
    runs: times[index]?.length ?? 0,
    ratio: median(times[index] ?? []) / base,
  }));
}

const mostRounds = 25;

/** A rival that answers something else than the lattice is no rival: that stops the run. */
function checkAgreement(contenders: readonly Contender[], answers: readonly Answer[]): void {
  const [lattice, ...rivals] = answers;
  for (const [index, rival] of rivals.entries()) {
    for (const [mask, count] of rival.counts) {
      const expected = lattice?.counts.get(mask) ?? 0;
      if (count !== (rival.onlyWhether ? Math.min(1, expected) : expected)) {
        throw new Error(`${contenders[index + 1]?.name} counts ${count} where the lattice counts ${expected}`);
      }
    }
  }
}

function median(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
