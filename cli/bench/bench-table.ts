import { markdownTable, type TableColumns, type TextTable, tableOf } from "@/lib/charts/text-table";
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
  const tables = [tableOf(columns, measurements), enginesCompared(measurements)];
  return tables
    .filter(({ rows }, index) => index === 0 || rows.length > 0)
    .map(markdownTable)
    .join("\n\n");
}

function enginesCompared(measurements: readonly Measurement[]): TextTable {
  const lattices = measurements.filter(({ name, median }) => name === "lattice" && median !== null);
  const rows = lattices.flatMap((own) => {
    if (own.engine !== "columns") return [];
    const other = lattices.find(
      (each) =>
        each.engine !== "columns" && each.rows === own.rows && each.scope === own.scope && each.wishes === own.wishes,
    );
    if (!other?.median || !own.median) return [];
    return [[String(own.rows), own.scope, String(own.wishes), other.engine, `${shown(other.median / own.median)}x`]];
  });
  return { heads: ["cars", "scope", "wishes", "engine", "its time over columns"], rows };
}

export function shown(number: number): string {
  return number >= 100 ? String(Math.round(number)) : number.toPrecision(3);
}
