import type { MethodColumn, NodeView } from "@/components/compare/comparison-view";
import { listed, wordFor } from "@/lib/dialogue/wording/count-words";
import { type Lane, routeLanes } from "./lane-routes";
import { columnPlaces, endOf, stopsOf } from "./order-columns";

interface LayoutQuestion {
  nodes: readonly NodeView[];
  edges: readonly (readonly [string, string])[];
  columns: readonly MethodColumn[];
  width: number;
  bare?: boolean;
}

/** Always drawn. Lower rows appear only where a method ends. */
const fullRows = 2;
const rowLabelWidth = 116;
const capsuleHalf = 14;
const largestRadius = 26;
/** Excludes tracks. */
const gapHeight = 74;
const rowWords = ["nothing given up", "one wish let go", "two", "three", "four", "five", "six", "seven", "eight"];

/** Places everything. Pure, so server and browser draw the same. */
export function layoutLattice(question: LayoutQuestion) {
  const { nodes, edges, columns, width, bare = false } = question;
  const top = { x: width / 2, y: capsuleHalf + 4 };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const sizeOf = (id: string) => byId.get(id)?.size ?? 0;
  const stops = new Set(columns.flatMap(stopsOf));
  const sizes = drawnSizes(question, stops, sizeOf);
  const columnX = (index: number) => ((index + 0.5) / Math.max(1, columns.length)) * width;
  const xs = spread(columnPlaces(columns), sizeOf, columnX, { from: bare ? 24 : rowLabelWidth + 24, to: width - 24 });
  const radius = radiusFor(nodes, bare);
  const radiusAt = (id: string) => radius(byId.get(id) ?? { cars: 0 });
  const strip = bare ? 40 : gapHeight;
  const routed = routeLanes({ columns, xs, sizes, sizeOf, top, columnX, radiusAt, gapHeight: strip, capsuleHalf });
  const { rowY, lanes, laneXs, height } = routed;
  const linesOf = (node: NodeView) => labelLines(node, lanes, bare);
  const visited = nodes
    .filter(({ id, size }) => stops.has(id) && sizes.includes(size))
    .map((node): PlacedNode => {
      const [x, y] = [xs.get(node.id) ?? top.x, rowY.get(node.size) ?? 0];
      return { ...node, x, y, r: radius(node), visited: true, lines: linesOf(node), labelX: 0, anchor: "start" };
    });
  const others = bare ? [] : nodes.filter(({ id, size }) => size > 0 && !stops.has(id));
  const from = bare ? 0 : rowLabelWidth;
  const placed = placeBeside({ visited, others, laneXs, rowY, radius, linesOf, crowded: bare, width, from });
  const spot = new Map(placed.map((node) => [node.id, node]));
  return {
    height,
    top,
    rows: sizes.map((size, index) => ({
      y: rowY.get(size) ?? 0,
      label: rowWords[size] ?? String(size),
      /** Hidden rows above that methods pass through. */
      between: size - (sizes[index - 1] ?? 0) - 1,
    })),
    left: others.filter(({ id }) => !spot.has(id)).length,
    nodes: placed,
    edges: bare ? [] : edges.flatMap(([low, high]) => edgeBetween(low, high, spot, top)),
    lanes,
  };
}

function drawnSizes(
  { nodes, columns, bare = false }: LayoutQuestion,
  stops: ReadonlySet<string>,
  sizeOf: (id: string) => number,
): number[] {
  const ends = new Set(columns.map((column) => sizeOf(endOf(column))));
  const isDrawn = ({ id, size }: NodeView) => (size > fullRows ? ends.has(size) : stops.has(id) || !bare);
  const sizes = nodes.filter((node) => node.size > 0 && isDrawn(node)).map(({ size }) => size);
  return [...new Set(sizes)].sort((a, b) => a - b);
}

const namesInLine = 4;

function labelLines({ id, size, label }: NodeView, lanes: readonly Lane[], bare: boolean): string[] {
  if (bare) return size > 3 ? [`${size} wishes`] : label.replace(/^without /, "").split(", ");
  const names = label.split(", ");
  const lines = Array.from({ length: Math.ceil(names.length / namesInLine) }, (_, line) =>
    names.slice(line * namesInLine, (line + 1) * namesInLine).join(", "),
  );
  const stopping = lanes.filter(({ stop }) => stop === id).map(({ name }) => name);
  if (stopping.length === 0) return lines;
  return [...lines, `${listed(stopping)} ${wordFor(stopping.length, "stops", "stop")} here`];
}

/** The circle's area shows its matches, but its figure always fits. */
function radiusFor(nodes: readonly NodeView[], bare: boolean): (node: Pick<NodeView, "cars">) => number {
  const most = Math.max(1, ...nodes.filter(({ size }) => size > 0).map(({ cars: products }) => products));
  return ({ cars: products }) => {
    const floor = products < 100 ? 11 : products < 1000 ? 15 : 20;
    return Math.max(floor, (bare ? 18 : largestRadius) * Math.sqrt(products / (bare ? Math.max(most, 60) : most)));
  };
}

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

function edgeBetween(from: string, to: string, spot: ReadonlyMap<string, PlacedNode>, top: { x: number; y: number }) {
  const a = from === "" ? { ...top, y: top.y + capsuleHalf } : spot.get(from);
  const b = spot.get(to);
  return a && b ? [{ key: `${from} | ${to}`, x1: a.x, y1: a.y, x2: b.x, y2: b.y }] : [];
}

export interface PlacedNode extends NodeView {
  x: number;
  y: number;
  /** Radius in pixels. The top is a capsule. */
  r: number;
  visited: boolean;
  lines: string[];
  labelX: number;
  anchor: "start" | "end";
}

interface PlaceQuestion {
  visited: readonly PlacedNode[];
  others: readonly NodeView[];
  laneXs: ReadonlyMap<number, readonly number[]>;
  rowY: ReadonlyMap<number, number>;
  radius: (node: NodeView) => number;
  linesOf: (node: NodeView) => string[];
  /** Small screens: labels may cover lines or disappear. */
  crowded: boolean;
  from: number;
  width: number;
}

type Span = readonly [number, number];

const labelGap = 10;
const clearance = 10;
const edgeSlack = 12;

/** Places labels between the lines. Drops nodes without space. */
function placeBeside(question: PlaceQuestion): PlacedNode[] {
  const { visited, others, laneXs, rowY, radius, linesOf, crowded, from, width } = question;
  const placed: PlacedNode[] = [];
  for (const [size, y] of rowY) {
    const lanes = (laneXs.get(size) ?? []).map((x): Span => [x - 4, x + 4]);
    // From the right, so left neighbors see labels pushed back from the edge.
    const here = visited.filter((node) => node.size === size).sort((a, b) => b.x - a.x);
    const taken: Span[] = [[-100, from], ...(crowded ? [] : lanes), ...here.map(({ x, r }): Span => [x - r, x + r])];
    for (const node of here) {
      const bundle = (laneXs.get(size) ?? []).map((lane) => Math.abs(lane - node.x)).filter((off) => off <= 24);
      const half = Math.max(node.r, ...(crowded ? [] : bundle));
      const found = label(node, half, taken, width);
      const labelled = crowded && !isFree(labelSpan(found), taken, width) ? { ...found, lines: [] } : found;
      taken.push(labelSpan(labelled));
      placed.push(labelled);
    }
    const row = others.filter((node) => node.size === size);
    for (const [index, node] of row.entries()) {
      const wanted = from + ((index + 0.5) / row.length) * (width - from);
      const found = findRoom({ ...node, lines: linesOf(node) }, wanted, radius(node), y, taken, width);
      if (!found) continue;
      taken.push([found.x - found.r - clearance, found.x + found.r + clearance], labelSpan(found));
      placed.push(found);
    }
  }
  return placed;
}

function label(node: PlacedNode, half: number, taken: readonly Span[], width: number): PlacedNode {
  const right: PlacedNode = { ...node, labelX: node.x + half + labelGap, anchor: "start" };
  const left: PlacedNode = { ...node, labelX: node.x - half - labelGap, anchor: "end" };
  if (isFree(labelSpan(right), taken, width)) return right;
  if (isFree(labelSpan(left), taken, width)) return left;
  return labelSpan(right)[1] > width ? left : right;
}

function findRoom(
  node: NodeView & Pick<PlacedNode, "lines">,
  wanted: number,
  r: number,
  y: number,
  taken: readonly Span[],
  width: number,
): PlacedNode | null {
  for (let step = 0; step * 8 < width; step++) {
    for (const x of step === 0 ? [wanted] : [wanted - step * 8, wanted + step * 8]) {
      if (!isFree([x - r - clearance, x + r + clearance], taken, width)) continue;
      for (const anchor of ["start", "end"] as const) {
        const labelX = anchor === "start" ? x + r + labelGap : x - r - labelGap;
        const candidate: PlacedNode = { ...node, x, y, r, visited: false, labelX, anchor };
        if (isFree(labelSpan(candidate), taken, width)) return candidate;
      }
    }
  }
  return null;
}

/** Approximate: 13 px letters are about 6.6 px wide. */
function labelSpan({ lines, labelX, anchor }: PlacedNode): Span {
  const length = Math.max(0, ...lines.map((line) => line.length)) * 6.6;
  return anchor === "start" ? [labelX - 2, labelX + length + 4] : [labelX - length - 4, labelX + 2];
}

function isFree([from, to]: Span, taken: readonly Span[], width: number): boolean {
  return from >= 0 && to <= width + edgeSlack && taken.every(([start, end]) => to < start || from > end);
}
