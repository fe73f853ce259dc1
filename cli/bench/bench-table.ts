import type { Measurement } from "./bench-measure";

const head = ["engine", "cars", "scope", "cars in it", "wishes", "way", "time over lattice", "median ms", "runs"];

/** Measurements as a Markdown table, then how the lattice grows and how the engines compare. */
export function benchTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map(({ engine, rows: cars, scope, sliceRows, wishes, name, median, runs, ratio }) =>
    [
      engine,
      cars,
      scope,
      sliceRows,
      wishes,
      name,
      ratio === null ? "left out" : `${shown(ratio)}x`,
      median === null ? "" : shown(median),
      runs,
    ].join(" | "),
  );
  const table = [head.join(" | "), head.map(() => "---").join(" | "), ...rows].map((row) => `| ${row} |`).join("\n");
  return [table, enginesCompared(measurements)].filter((part) => part !== "").join("\n\n");
}

/** How many times faster the columns answer than the database, question by question. */
function enginesCompared(measurements: readonly Measurement[]): string {
  const lattices = measurements.filter(({ name, median }) => name === "lattice" && median !== null);
  const lines = lattices.flatMap((own) => {
    if (own.engine !== "columns") return [];
    const other = lattices.find(
      (each) =>
        each.engine !== "columns" && each.rows === own.rows && each.scope === own.scope && each.wishes === own.wishes,
    );
    if (!other?.median || !own.median) return [];
    return [`| ${own.rows} | ${own.scope} | ${own.wishes} | ${other.engine} | ${shown(other.median / own.median)}x |`];
  });
  if (lines.length === 0) return "";
  return [
    "| cars | scope | wishes | engine | its time over columns |",
    "| --- | --- | --- | --- | --- |",
    ...lines,
  ].join("\n");
}

function shown(number: number): string {
  return number >= 100 ? String(Math.round(number)) : number.toPrecision(3);
}
