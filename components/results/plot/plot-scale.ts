import { niceTicks } from "@/components/constraints/drawing/ticks";
import { describeValue, type NumericSlotName, unitOf } from "@/lib/constraints";
import type { PlacedPoint, PlayData } from "@/lib/dialogue/showing/frontier";
import type { ResultsPart, WishView } from "@/lib/dialogue/wording/parts";

export type PlotPoint = PlacedPoint;

/** Also reads the older stored form. */
export function pointsOf({ points }: ResultsPart): PlotPoint[] {
  return points.map(({ msrp: x, mpg: y, ...point }) => ({ ...point, x, y }));
}

export function playedPoints({ names, points }: PlayData): PlotPoint[] {
  return points.map(([position, name, x, y, inside]) => {
    return { position, name: names[name] ?? "", x, y, inside: inside === 1 };
  });
}

/** "Toyota RAV4" from "Toyota RAV4 2021". */
export const modelOf = (name: string) => name.replace(/ \d{4}$/, "");

/** "34 mpg", "$24,000". */
export function measured(slot: NumericSlotName, value: number): string {
  return `${describeValue(slot, value)} ${unitOf(slot)}`.trim();
}

export interface PlotBound {
  label: string;
  now: number;
  /** As asked, if it gave way. */
  asked: number | null;
  /** Products pass upwards from the bound. */
  upwards: boolean;
}

export interface PlotAxis {
  min: number;
  max: number;
  ticks: number[];
  /** Share of the axis, 0 at `min` to 1 at `max`. */
  place: (value: number) => number;
}

/** An axis for all values and bounds, with a small margin. */
export function plotAxis(values: readonly number[], bounds: readonly (PlotBound | null)[], ticks: number): PlotAxis {
  const all = [...values, ...bounds.flatMap((bound) => (bound ? [bound.now, bound.asked ?? bound.now] : []))];
  const low = all.length > 0 ? Math.min(...all) : 0;
  const high = all.length > 0 ? Math.max(...all) : 1;
  const air = (high - low || 1) * 0.05;
  const [min, max] = [low - air, high + air];
  return { min, max, ticks: niceTicks(min, max, ticks), place: (value) => (value - min) / (max - min) };
}

export function boundWish(wishes: readonly WishView[], slot: NumericSlotName): WishView | null {
  const wish = wishes.find(({ constraint }) => constraint.slot === slot && /^[<>]=$/.test(constraint.op));
  return !wish || wish.gaveWay?.action === "dropped" ? null : wish;
}

export function plotBound(wishes: readonly WishView[], slot: NumericSlotName): PlotBound | null {
  const wish = boundWish(wishes, slot);
  if (!wish) return null;
  const { drawing, constraint, label } = wish;
  const { value } = constraint;
  if (typeof value !== "number") return null;
  const asked = drawing.asked ?? value;
  const now = drawing.now ?? value;
  return { label, now, asked: asked === now ? null : asked, upwards: constraint.op === ">=" };
}

export function nearestPoint(
  points: readonly PlotPoint[],
  at: { x: number; y: number },
  pixels: (point: PlotPoint) => { x: number; y: number },
): PlotPoint | null {
  let best: PlotPoint | null = null;
  // In pixels.
  let distance = 24;
  for (const point of points) {
    const { x, y } = pixels(point);
    const away = Math.hypot(x - at.x, y - at.y);
    if (away < distance) [best, distance] = [point, away];
  }
  return best;
}
