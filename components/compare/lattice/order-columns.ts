import type { MethodColumn } from "@/components/compare/comparison-view";

export function endOf({ path, detours, state }: Pick<MethodColumn, "path" | "detours" | "state">): string {
  return state === "exhausted" ? (detours[0] ?? "") : (path.at(-1) ?? "");
}

export function stopsOf(column: Pick<MethodColumn, "path" | "detours" | "state">): string[] {
  const end = endOf(column);
  return column.state === "exhausted" ? (end === "" ? [] : [end]) : column.path.slice(1);
}

/** Keeps equal answers side by side. */
export function orderColumns<Column extends Pick<MethodColumn, "path" | "detours" | "state">>(
  columns: readonly Column[],
): Column[] {
  const key = (column: Column) => [endOf(column), ...stopsOf(column)].join(" > ");
  return columns.toSorted((a, b) => key(a).localeCompare(key(b)));
}

/** The middle of the methods that end at a node, or else pass it. */
export function columnPlaces(columns: readonly Pick<MethodColumn, "path" | "detours" | "state">[]) {
  const ending = new Map<string, number[]>();
  const passing = new Map<string, number[]>();
  for (const [index, column] of columns.entries()) {
    const end = endOf(column);
    ending.set(end, [...(ending.get(end) ?? []), index]);
    for (const stop of stopsOf(column)) passing.set(stop, [...(passing.get(stop) ?? []), index]);
  }
  const middle = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  return new Map([...passing].map(([node, list]) => [node, middle(ending.get(node) ?? list)]));
}
