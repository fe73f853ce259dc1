import type { MethodColumn } from "@/components/compare/comparison-view";

type Routed = Pick<MethodColumn, "path" | "detours" | "state">;

export function endOf({ path, detours, state }: Routed): string {
  return state === "exhausted" ? (detours[0] ?? "") : (path.at(-1) ?? "");
}

export function stopsOf(column: Routed): string[] {
  const end = endOf(column);
  return column.state === "exhausted" ? (end === "" ? [] : [end]) : column.path.slice(1);
}

/** Minimizes line crossings, keeping equal answers together. The first best order wins. */
export function orderColumns<Each extends Routed>(columns: readonly Each[], sizeOf: (node: string) => number): Each[] {
  const ends = [...new Set(columns.map(endOf))];
  const alike = ends.map((end) => columns.filter((column) => endOf(column) === end).sort(compareStops));
  const rows = Math.max(0, ...columns.flatMap(stopsOf).map(sizeOf));
  const sizes = Array.from({ length: rows }, (_, row) => row + 1);
  const hung = new Map(columns.map((column) => [column, nodesOver(column, sizes, sizeOf)]));
  let best = columns.slice();
  let least = Number.POSITIVE_INFINITY;
  for (const order of permutations(alike)) {
    const candidate = order.flat();
    const cost = crossings(candidate, hung);
    if (cost < least) [best, least] = [candidate, cost];
    if (least === 0) break;
  }
  return best;
}

function compareStops(a: Routed, b: typeof a): number {
  const [left, right] = [stopsOf(a).join(" > "), stopsOf(b).join(" > ")];
  return left < right ? -1 : left > right ? 1 : 0;
}

function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of permutations(items.toSpliced(index, 1))) yield [item, ...rest];
  }
}

function crossings(columns: readonly Routed[], hung: ReadonlyMap<Routed, readonly (string | undefined)[]>): number {
  const places = columnPlaces(columns);
  const lines = columns.map((column, index) => [
    ...(hung.get(column) ?? []).map((node = "") => places.get(node) ?? index),
    index,
  ]);
  let cost = 0;
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      for (let row = 1; row < a.length; row++) {
        const before = (a[row - 1] ?? 0) - (b[row - 1] ?? 0);
        const after = (a[row] ?? 0) - (b[row] ?? 0);
        if (before * after < 0) cost += 1;
      }
    }
    for (let row = 1; row < a.length; row++) cost += Math.abs((a[row] ?? 0) - (a[row - 1] ?? 0)) / 1000;
  }
  return cost < 0.001 ? 0 : cost;
}

/** The middle of the methods that end at a node, or else pass it. */
export function columnPlaces(columns: readonly Routed[]) {
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

/** A method's node per row. Between two stops the line is already above the next. */
export function nodesOver(column: Routed, sizes: readonly number[], sizeOf: (node: string) => number) {
  const stops = stopsOf(column);
  return sizes.map((size) => stops.find((stop) => sizeOf(stop) >= size) ?? stops.at(-1));
}
