import type { DrawnLine, MethodColumn } from "@/components/compare/comparison-view";
import { nodesOver, stopsOf } from "./order-columns";

interface RouteQuestion {
  columns: readonly MethodColumn[];
  xs: ReadonlyMap<string, number>;
  sizes: readonly number[];
  sizeOf: (id: string) => number;
  top: { x: number; y: number };
  columnX: (index: number) => number;
  radiusAt: (id: string) => number;
  gapHeight: number;
  capsuleHalf: number;
}

export interface Lane {
  method: string;
  d: string;
  name: string;
  line: DrawnLine;
  stop: string | null;
}

const laneGap = 6;

/** A method's line: its place at the top, per row, and at its column. */
interface Course extends Omit<Lane, "d"> {
  xs: number[];
  /** Last row in `xs`. Lines without a product end there. Others go one further. */
  last: number;
  /** Where it moves sideways. */
  bends: Point[];
}

/** Routes lines to their columns. Sideways moves use tracks 6 px apart. */
export function routeLanes(question: RouteQuestion) {
  const { sizes, top, gapHeight, capsuleHalf } = question;
  const courses = coursesOf(question);
  const gaps = sizes.length + 1;
  const rowY = new Map<number, number>();
  let y = top.y + capsuleHalf;
  for (let gap = 0; gap < gaps; gap++) {
    const moves = courses
      .filter(({ last }) => gap < last)
      .map(({ method, xs, bends }) => ({ method, bends, from: xs[gap] ?? 0, to: xs[gap + 1] ?? 0 }));
    const { tracks, count } = tracksOf(moves);
    const above = sizes[gap - 1];
    const start = y + (gap === 0 ? 12 : (above === undefined ? 0 : radiusIn(question, above)) + 14);
    for (const { method, bends, from, to } of moves) {
      const bend = start + (tracks.get(method) ?? 0) * laneGap;
      if (Math.abs(from - to) > 0.5) bends.push({ x: from, y: bend }, { x: to, y: bend });
    }
    const size = sizes[gap];
    const below = size === undefined ? 16 : radiusIn(question, size) + 12;
    y = Math.max(start + count * laneGap + below, y + gapHeight);
    if (size !== undefined) rowY.set(size, y);
  }
  const laneXs = new Map(
    sizes.map((size, row) => [size, courses.flatMap(({ xs, last }) => (row + 1 <= last ? (xs[row + 1] ?? []) : []))]),
  );
  const lanes = courses.map((course) => laneOf(course, rowY, question, y));
  return { lanes, rowY, laneXs, height: y };
}

function radiusIn({ xs, sizeOf, radiusAt }: RouteQuestion, size: number): number {
  return Math.max(11, ...[...xs.keys()].filter((id) => sizeOf(id) === size).map(radiusAt));
}

function coursesOf({ columns, xs, sizes, sizeOf, top, columnX }: RouteQuestion): Course[] {
  const offset = (stop: string, index: number) => {
    const bundle = columns.flatMap((column, other) => (stopsOf(column).includes(stop) ? [other] : []));
    return (bundle.indexOf(index) - (bundle.length - 1) / 2) * laneGap;
  };
  const rows = columns.map((column, index) =>
    nodesOver(column, sizes, sizeOf).map((stop) =>
      stop === undefined ? columnX(index) : (xs.get(stop) ?? 0) + offset(stop, index),
    ),
  );
  const firstX = rows.map((list, index) => list[0] ?? columnX(index));
  const rank = firstX.map((x, index) => firstX.filter((other, at) => other < x || (other === x && at < index)).length);
  return columns.map((column, index) => {
    const stop = column.state === "exhausted" ? (stopsOf(column).at(-1) ?? "") : null;
    const start = top.x + ((rank[index] ?? 0) - (columns.length - 1) / 2) * laneGap;
    const { method, name, line } = column;
    return {
      ...{ method, name, line },
      xs: [start, ...(rows[index] ?? []), columnX(index)],
      last: stop === null ? sizes.length + 1 : sizes.indexOf(sizeOf(stop)) + 1,
      ...{ stop, bends: [] },
    };
  });
}

function laneOf(
  { method, name, line, xs, last, stop, bends }: Course,
  rowY: ReadonlyMap<number, number>,
  { top, capsuleHalf, sizes }: RouteQuestion,
  height: number,
): Lane {
  const lastSize = sizes[last - 1];
  // A method that gives up at once leaves by a stub.
  const stub = top.y + capsuleHalf + 10;
  const end = last === 0 ? stub : lastSize === undefined ? height : (rowY.get(lastSize) ?? height);
  const points = [{ x: xs[0] ?? 0, y: top.y + capsuleHalf }, ...bends, { x: xs[last] ?? 0, y: end }];
  return { method, name, line, d: roundedPath(points, 8), stop };
}

type Point = { x: number; y: number };

function roundedPath(points: readonly Point[], radius: number): string {
  const steps = points.map((corner, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return `M${spot(corner)}`;
    if (!after) return `L${spot(corner)}`;
    const bend = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    return `L${spot(towards(corner, before, bend))}Q${spot(corner)} ${spot(towards(corner, after, bend))}`;
  });
  return steps.join("");
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
}

const spot = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

export type Move = { method: string; from: number; to: number };

/** Assigns tracks so that ordered lines never cross. Straight lines need none. */
export function tracksOf(moves: readonly Move[]): { tracks: Map<string, number>; count: number } {
  const right = moves.filter(({ from, to }) => to - from > 0.5).sort((a, b) => b.to - a.to || b.from - a.from);
  const left = moves.filter(({ from, to }) => from - to > 0.5).sort((a, b) => a.to - b.to || a.from - b.from);
  const tracks = new Map<string, number>();
  const placed: Move[] = [];
  for (const move of [...right, ...left]) {
    const above = placed.filter((other) => overlap(move, other)).map(({ method }) => tracks.get(method) ?? 0);
    tracks.set(move.method, above.length > 0 ? Math.max(...above) + 1 : 0);
    placed.push(move);
  }
  return { tracks, count: tracks.size > 0 ? Math.max(...tracks.values()) + 1 : 0 };
}

function overlap(a: Move, b: Move): boolean {
  const gap = 6;
  return Math.min(a.from, a.to) - gap < Math.max(b.from, b.to) && Math.min(b.from, b.to) - gap < Math.max(a.from, a.to);
}
