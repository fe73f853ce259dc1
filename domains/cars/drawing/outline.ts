import type { Look } from "@/domains/look";
import families from "./families.json";
import styles from "./styles.json";
/** In inches, y up from the ground. `round` is how far from the corner its curve begins. */
export type Corner = readonly [x: number, y: number, round: number];
type Point = readonly [x: number, y: number];

export function run(xs: readonly number[], ys: readonly number[], round: number): Corner[] {
  return xs.map((x, index) => [x, ys[index] ?? 0, round]);
}

/** Each curve is tangent to both edges and never passes an edge's middle. */
function bends(corners: readonly Corner[], closed: boolean): { from: Point; at: Point; to: Point }[] {
  return corners.map(([x, y, round], index) => {
    const before = corners[index - 1] ?? (closed ? corners.at(-1) : undefined);
    const after = corners[index + 1] ?? (closed ? corners[0] : undefined);
    const toward = (other: Corner | undefined): Point => {
      if (!other || !before || !after) return [x, y];
      const span = Math.hypot(other[0] - x, other[1] - y);
      const share = span === 0 ? 0 : Math.min(round / span, 0.5);
      return [x + (other[0] - x) * share, y + (other[1] - y) * share];
    };
    return { from: toward(before), at: [x, y], to: toward(after) };
  });
}

/** One quadratic curve per corner. `y` flips at the frame's height. */
export function outlinePath(corners: readonly Corner[], closed = true): string {
  const say = ([x, y]: Point) => `${short(x)} ${short(-y)}`;
  const parts = bends(corners, closed).map(({ from, at, to }, index) => {
    const start = `${index === 0 ? "M" : "L"}${say(from)}`;
    return from === to || (from[0] === to[0] && from[1] === to[1]) ? start : `${start}Q${say(at)} ${say(to)}`;
  });
  return parts.join("") + (closed && parts.length > 0 ? "Z" : "");
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pointsAlong(corners: readonly Corner[], closed = true): Point[] {
  const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
  return bends(corners, closed).flatMap(({ from, at, to }) =>
    steps.map((t): Point => {
      const mix = (place: 0 | 1) => (1 - t) ** 2 * from[place] + 2 * t * (1 - t) * at[place] + t ** 2 * to[place];
      return [mix(0), mix(1)];
    }),
  );
}

/** Keeps the side to its left. */
export interface Cut {
  through: Point;
  along: Point;
}

export function cutOff(corners: readonly Corner[], { through, along }: Cut, round = 1.6): Corner[] {
  const side = ([x, y]: Corner) => along[0] * (y - through[1]) - along[1] * (x - through[0]);
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [side(corner), side(next)];
    const kept: Corner[] = here >= 0 ? [corner] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, [corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share, round]];
  });
}

export function moved(corners: readonly Corner[], by: number): Corner[] {
  const edges = corners.slice(1).map((to, index) => {
    const from = corners[index] ?? to;
    const span = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [dx, dy] = [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
    return { dx, dy, x: from[0] + dy * by, y: from[1] - dx * by, ex: to[0] + dy * by, ey: to[1] - dx * by };
  });
  return corners.map(([, , round], index) => {
    const [a, b] = [edges[index - 1], edges[index]];
    const left = Math.max(1.6, round - by);
    if (!a || !b) return a ? [a.ex, a.ey, left] : [b?.x ?? 0, b?.y ?? 0, left];
    const turn = a.dx * b.dy - a.dy * b.dx;
    if (Math.abs(turn) < 0.02) return [b.x, b.y, left];
    const along = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / turn;
    return [a.x + a.dx * along, a.y + a.dy * along, left];
  });
}

export type Family = keyof typeof families;
/** A share of the height, a place along the axles, degrees or inches. */
export type Proportion = Exclude<keyof (typeof families)[Family], "size">;

/** Matched by the first word the body style contains. */
const kinds = styles as readonly { word: string; family: string; doors: number; own: object }[];

export function lookOfStyle(style: string) {
  const { family = "sedan", doors = 4, own = {} } = kinds.find(({ word }) => style.toLowerCase().includes(word)) ?? {};
  const named = family as Family;
  return { family: named, size: typicalSize(named), doors, own: { ...own }, marks: [], typical: true };
}

export function typicalSize(family: Family): number[] {
  return families[family].size;
}

export type Frame = ReturnType<typeof frameOf>;

export function frameOf(look: Look) {
  const family = look.family in families ? (look.family as Family) : "sedan";
  const { size: _, ...usual } = families[family];
  const [length = 0, height = 0, wheelbase = 0, clearance = 0, width = 0] = look.size;
  const all: Record<Proportion, number> = { ...usual, ...look.own };
  const marks: ReadonlySet<string> = new Set(look.marks);
  const front = (length - wheelbase) * all.over;
  const rear = front + wheelbase;
  // Keeps wheels inside the body even with wrong data.
  all.tire = Math.min(all.tire, (1.8 * Math.min(front, length - rear)) / height);
  /** A spare wheel sits behind the body. */
  const body = length - (marks.has("spare") ? 8 : 0);
  /** Maps -1 to the nose, 0 to the front axle, 1 to the rear axle, 2 to the tail. */
  const at = (place: number) =>
    place <= 0 ? front * (1 + place) : place <= 1 ? front + wheelbase * place : rear + (body - rear) * (place - 1);
  const sizes = { length, height, wheelbase, clearance, width, front, rear, body, bottom: clearance + all.low };
  const slope = Math.tan((all.lean * Math.PI) / 180);
  return { ...all, ...sizes, family, doors: look.doors, marks, at, slope };
}
