import type { NodeView } from "@/components/compare/comparison-view";

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
  /** Unvisited nodes, most informative first. */
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

/** Between a circle and its label. */
const labelGap = 10;
const clearance = 10;
const edgeSlack = 12;

/** Places labels between the lines. Drops nodes without space. */
export function placeBeside(question: PlaceQuestion): PlacedNode[] {
  const { visited, others, laneXs, rowY, radius, linesOf, crowded, from, width } = question;
  const placed: PlacedNode[] = [];
  for (const [size, y] of rowY) {
    const lanes = (laneXs.get(size) ?? []).map((x): Span => [x - 4, x + 4]);
    // From the right, so left neighbors see labels pushed back from the edge.
    const here = visited.filter((node) => node.size === size).sort((a, b) => b.x - a.x);
    const taken: Span[] = [[-100, from], ...(crowded ? [] : lanes), ...here.map(({ x, r }): Span => [x - r, x + r])];
    for (const node of here) {
      const half = crowded ? node.r : bundleHalf(node, laneXs.get(size) ?? []);
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

function bundleHalf({ x, r }: PlacedNode, laneXs: readonly number[]): number {
  const near = laneXs.map((lane) => Math.abs(lane - x)).filter((off) => off <= 24);
  return Math.max(r, ...near);
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
