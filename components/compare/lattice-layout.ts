import type { MethodColumn, NodeView } from "./comparison-view";
import { routeLanes } from "./lane-routes";
import { placesOf, stopsOf } from "./order-columns";
import { placeBeside } from "./place-beside";

export interface PlacedNode extends NodeView {
  x: number;
  y: number;
  /** Radius, in pixels; the top is a capsule. */
  r: number;
  /** Whether some method's line stops here. */
  visited: boolean;
  label: string;
  labelX: number;
  anchor: "start" | "end";
}

export interface Lane {
  method: string;
  d: string;
  /** Where a line that ends without a car stops. */
  stop: { x: number; y: number } | null;
}

export interface LatticeLayout {
  width: number;
  height: number;
  top: { x: number; y: number };
  rows: { y: number; label: string }[];
  nodes: PlacedNode[];
  edges: { key: string; x1: number; y1: number; x2: number; y2: number }[];
  lanes: Lane[];
}

interface LayoutQuestion {
  nodes: readonly NodeView[];
  edges: readonly (readonly [string, string])[];
  /** In the order they stand below the drawing. */
  columns: readonly MethodColumn[];
  width: number;
  /** Only what methods visited, for small screens. */
  bare?: boolean;
}

/** Distance between two lines that run side by side. */
export const laneGap = 6;
/** Room at the left edge for the names of the rows. */
export const rowLabelWidth = 116;
const capsuleHalf = 14;
const largestRadius = 26;
/** Height of the strip between two rows besides its lanes. */
const gapHeight = 62;
const rowWords = ["nothing given up", "one wish let go", "two", "three", "four", "five", "six", "seven", "eight"];

/** Places nodes, lines and labels for a width; pure, so that server and browser draw the same. */
export function layoutLattice({ nodes, edges, columns, width, bare = false }: LayoutQuestion): LatticeLayout {
  const top = { x: width / 2, y: capsuleHalf + 4 };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const sizeOf = (id: string) => byId.get(id)?.size ?? 0;
  const visitedIds = new Set(columns.flatMap(stopsOf));
  const sizes = [
    ...new Set(nodes.filter((node) => visitedIds.has(node.id) || (!bare && node.size < 3)).map(({ size }) => size)),
  ]
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  const most = Math.max(1, ...nodes.filter(({ size }) => size > 0).map(({ cars }) => cars));
  const columnX = (index: number) => ((index + 0.5) / Math.max(1, columns.length)) * width;
  const xs = spread(placesOf(columns), sizeOf, columnX, { from: bare ? 24 : rowLabelWidth + 24, to: width - 24 });
  const radius = (node: NodeView) => radiusOf(node.cars, bare ? Math.max(most, 60) : most, bare);
  const routed = routeLanes({
    columns,
    xs,
    sizes,
    sizeOf,
    top,
    columnX,
    radiusAt: (id) => radius(byId.get(id) ?? { id, size: 0, label: "", cars: 0 }),
    gapHeight: bare ? 40 : gapHeight,
    capsuleHalf,
  });
  const visited: PlacedNode[] = nodes
    .filter(({ id }) => visitedIds.has(id))
    .map((node) => ({
      ...node,
      x: xs.get(node.id) ?? top.x,
      y: routed.rowY.get(node.size) ?? 0,
      r: radius(node),
      visited: true,
      labelX: 0,
      anchor: "start" as const,
    }));
  const placed = placeBeside({
    visited,
    others: bare ? [] : nodes.filter(({ id, size }) => size > 0 && !visitedIds.has(id)),
    laneXs: routed.laneXs,
    rowY: routed.rowY,
    radius,
    width,
    from: bare ? 0 : rowLabelWidth,
  });
  const spot = new Map(placed.map((node) => [node.id, node]));
  return {
    width,
    height: routed.height,
    top,
    rows: sizes.map((size) => ({ y: routed.rowY.get(size) ?? 0, label: rowWords[size] ?? String(size) })),
    nodes: placed,
    edges: bare ? [] : edges.flatMap(([from, to]) => edgeBetween(from, to, spot, top)),
    lanes: routed.lanes,
  };
}

/** A circle whose area stands for its cars, but never too small for its figure. */
function radiusOf(cars: number, most: number, bare: boolean): number {
  const floor = cars < 100 ? 11 : cars < 1000 ? 15 : 20;
  return Math.max(floor, (bare ? 18 : largestRadius) * Math.sqrt(cars / most));
}

/** Visited nodes over their columns, pushed apart where two of a row would touch. */
function spread(
  places: ReadonlyMap<string, number>,
  sizeOf: (id: string) => number,
  columnX: (index: number) => number,
  { from, to }: { from: number; to: number },
): Map<string, number> {
  const least = Math.min(72, (to - from) / 8);
  const xs = new Map([...places].map(([id, place]) => [id, columnX(place)]));
  for (const size of new Set([...xs.keys()].map(sizeOf))) {
    const row = [...xs].filter(([id]) => sizeOf(id) === size).sort(([, a], [, b]) => a - b);
    let last = from - least;
    for (const [id, x] of row) {
      last = Math.max(x, last + least);
      xs.set(id, last);
    }
    const over = last - to;
    if (over > 0) for (const [id] of row) xs.set(id, Math.max(from, (xs.get(id) ?? 0) - over));
  }
  return xs;
}

function edgeBetween(
  from: string,
  to: string,
  spot: ReadonlyMap<string, PlacedNode>,
  top: { x: number; y: number },
): LatticeLayout["edges"] {
  const a = from === "" ? { ...top, y: top.y + capsuleHalf } : spot.get(from);
  const b = spot.get(to);
  return a && b ? [{ key: `${from} | ${to}`, x1: a.x, y1: a.y, x2: b.x, y2: b.y }] : [];
}
