import { markdownTable, type TableColumns, tableOf } from "@/lib/charts/text-table";
import { quantile } from "./bench-turn-times";
import type { LoadFigures } from "./load/load-run";

export interface LoadPair {
  real: LoadFigures;
  floor: LoadFigures;
}

/** What the figures are held to at twenty at once. */
export const mostOverFloor = 2;
export const leastThroughput = 0.4;

interface LoadRow extends LoadFigures {
  what: string;
}

const shares = [0.5, 0.95, 0.99];
const timesOf = (values: number[]) => shares.map((share) => shown(quantile(values, share))).join(" / ");
const perTurn = (all: number, turns: number) => all / Math.max(1, turns);

const loadColumns: TableColumns<LoadRow> = {
  "at once": ({ at }) => at,
  what: ({ what }) => what,
  "turns/s": ({ turns, seconds }) => shown(turns / seconds),
  "first byte p50 / p95 / p99 ms": ({ firstByte }) => timesOf(firstByte),
  "whole turn p50 / p95 / p99 ms": ({ whole }) => timesOf(whole),
  "kB a turn": ({ bytes, turns }) => (perTurn(bytes, turns) / 1000).toFixed(1),
  errors: ({ errors }) => errors.length,
  "generator ms a turn": ({ generator, turns }) => perTurn(generator, turns).toFixed(2),
};

const ratioColumns: TableColumns<LoadPair> = {
  "at once": ({ real }) => real.at,
  "whole turn p50, over the floor": (pair) => `${ratiosOf(pair).slower.toFixed(2)}x`,
  "throughput, of the floor's": (pair) => ratiosOf(pair).throughput.toFixed(2),
};

/** The measurements as Markdown: a line for real turns and one for the floor at each number at once, then the ratios. */
export function loadTable(pairs: readonly LoadPair[]): string {
  const rows = pairs.flatMap(({ real, floor }) => [
    { what: "turn", ...real },
    { what: "floor", ...floor },
  ]);
  return [tableOf(loadColumns, rows), tableOf(ratioColumns, pairs)].map(markdownTable).join("\n\n");
}

/** How much slower a turn is than the floor at the median, and which share of the floor's throughput it has. */
export function ratiosOf({ real, floor }: LoadPair): { slower: number; throughput: number } {
  return {
    slower: quantile(real.whole, 0.5) / quantile(floor.whole, 0.5),
    throughput: real.turns / real.seconds / (floor.turns / floor.seconds),
  };
}

function shown(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(1);
}
