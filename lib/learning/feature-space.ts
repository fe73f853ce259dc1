import type { Features } from "./word-features";

/** A wish as columns and values. */
export interface Row {
  columns: number[];
  values: number[];
}

export function scoreOfRow({ columns, values }: Row, coefficients: Float64Array): number {
  return columns.reduce((sum, column, index) => sum + (coefficients[column] ?? 0) * (values[index] ?? 0), 0);
}

/** The features seen in at least `leastSeen` wishes as columns, in an order that does not depend on the data's. */
export function featureSpace(all: readonly Features[], leastSeen: number) {
  const seen = new Map<string, number>();
  for (const features of all) for (const name of Object.keys(features)) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].flatMap(([name, count]) => (count >= leastSeen ? [name] : [])).sort();
  const columnOf = new Map(names.map((name, column) => [name, column]));
  return {
    names,
    row(features: Features): Row {
      const known = Object.entries(features).flatMap(([name, value]) => {
        const column = columnOf.get(name);
        return column === undefined ? [] : [[column, value] as const];
      });
      return { columns: known.map(([column]) => column), values: known.map(([, value]) => value) };
    },
    named: (coefficients: Float64Array) =>
      Object.fromEntries(names.map((name, column) => [name, rounded(coefficients[column] ?? 0)])),
  };
}

/** Small files that read the same everywhere. */
export function rounded(value: number): number {
  return Number(value.toFixed(5));
}
