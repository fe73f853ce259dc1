import { markdownTable, type TableColumns, tableOf } from "@/lib/charts/text-table";
import type { Measurement } from "./bench-measure";

const columns: TableColumns<Measurement> = {
  engine: ({ engine }) => engine,
  cars: ({ rows }) => rows,
  scope: ({ scope }) => scope,
  "cars in it": ({ sliceRows }) => sliceRows,
  wishes: ({ wishes }) => wishes,
  way: ({ name }) => name,
  "time over lattice": ({ ratio }) => (ratio === null ? "left out" : `${shown(ratio)}x`),
  "median ms": ({ median }) => (median === null ? "" : shown(median)),
  runs: ({ runs }) => runs,
};

export function benchTable(measurements: readonly Measurement[]): string {
  return markdownTable(tableOf(columns, measurements));
}

export function shown(number: number): string {
  return number >= 100 ? String(Math.round(number)) : number.toPrecision(3);
}
