import { quantile } from "./bench-turn-times";
import type { LoadFigures } from "./load/load-run";

export interface LoadPair {
  real: LoadFigures;
  floor: LoadFigures;
}

/** What the figures are held to at twenty at once. */
export const mostOverFloor = 2;
export const leastThroughput = 0.4;

/** The measurements as Markdown: a line for real turns and one for the floor at each number at once, then the ratios. */
export function loadTable(pairs: readonly LoadPair[]): string {
  return [
    "| at once | what | turns/s | first byte p50 / p95 / p99 ms | whole turn p50 / p95 / p99 ms | kB a turn | errors | generator ms a turn |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...pairs.flatMap(({ real, floor }) => [line("turn", real), line("floor", floor)]),
    "",
    "| at once | whole turn p50, over the floor | throughput, of the floor's |",
    "| --- | --- | --- |",
    ...pairs.map(({ real, floor }) => {
      const { slower, throughput } = ratiosOf({ real, floor });
      return `| ${real.at} | ${slower.toFixed(2)}x | ${throughput.toFixed(2)} |`;
    }),
  ].join("\n");
}

/** How much slower a turn is than the floor at the median, and which share of the floor's throughput it has. */
export function ratiosOf({ real, floor }: LoadPair): { slower: number; throughput: number } {
  return {
    slower: quantile(real.whole, 0.5) / quantile(floor.whole, 0.5),
    throughput: real.turns / real.seconds / (floor.turns / floor.seconds),
  };
}

function line(what: string, { at, turns, seconds, firstByte, whole, bytes, errors, generator }: LoadFigures): string {
  const times = (values: number[]) => [0.5, 0.95, 0.99].map((share) => shown(quantile(values, share))).join(" / ");
  const kilobytes = (bytes / Math.max(1, turns) / 1000).toFixed(1);
  const cost = (generator / Math.max(1, turns)).toFixed(2);
  return `| ${at} | ${what} | ${shown(turns / seconds)} | ${times(firstByte)} | ${times(whole)} | ${kilobytes} | ${errors.length} | ${cost} |`;
}

function shown(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(1);
}
