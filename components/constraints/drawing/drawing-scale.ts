import type { Operator } from "@/lib/constraints";
import type { Bar, Drawing } from "@/lib/dialogue/wording/parts";
import { niceStep, niceTicks, tickLabel } from "./ticks";

/** All lengths are shares of the drawing, 0 to 1. */
export interface PlacedBar {
  bar: Bar;
  left: number;
  width: number;
  height: number;
  /** Where the bound cuts it, 0 to 1. `null` if it doesn't. */
  cutAt: number | null;
}

export interface DrawingScale {
  numeric: boolean;
  bars: PlacedBar[];
  asked: number | null;
  now: number | null;
  /** Products pass upwards from the bound. */
  upwards: boolean;
  ticks: PlacedTick[];
}

interface DrawingForm {
  /** Dots surround their value. Bars reach to the next, and a bound is on its bar's edge. */
  marks: "dots" | "bars";
  op?: Operator | undefined;
  dollars: boolean;
  /** Covers all products and bounds by default. */
  domain?: readonly [number, number];
  /** Expected pixels, which decide how many labels fit. */
  width: number;
}

/** Places bars, bounds and labels. Words keep their order. */
export function drawingScale(drawing: Drawing, form: DrawingForm): DrawingScale {
  const highest = Math.max(1, ...drawing.bars.map((bar) => bar.count));
  const numeric = drawing.bars.every((bar) => typeof bar.value === "number");
  const upwards = isUpwards(drawing, form.op);
  if (!numeric) return wordScale(drawing.bars, highest, upwards, form.width);

  const step = stepOf(drawing.bars);
  const spans = drawing.bars.map((bar) => spanOf(bar, step));
  const binned = drawing.bars.some((bar) => bar.upTo !== undefined);
  const onEdge = form.marks === "bars" && !binned ? step / 2 : 0;
  const boundAt = (value: number | undefined) => (value === undefined ? null : value + (upwards ? -onEdge : onEdge));
  const asked = boundAt(drawing.asked);
  const now = boundAt(drawing.now);
  const bounds = [asked, now].filter((each) => each !== null);
  const low = form.domain?.[0] ?? Math.min(...spans.map(([left]) => left), ...bounds.map((at) => at - step / 2));
  const high = form.domain?.[1] ?? Math.max(...spans.map(([, right]) => right), ...bounds.map((at) => at + step / 2));
  const width = high - low || 1;
  const place = (value: number) => (value - low) / width;
  return {
    numeric: true,
    upwards,
    bars: drawing.bars.map((bar, index) => {
      const [left, right] = spans[index] ?? [low, high];
      const cutAt =
        now !== null && now > left + 1e-9 && now < right - 1e-9 && binned ? (now - left) / (right - left) : null;
      return { bar, left: place(left), width: (right - left) / width, height: bar.count / highest, cutAt };
    }),
    asked: asked === null ? null : place(asked),
    now: now === null ? null : place(now),
    ticks: drawingTicks(drawing, { low, high, step: binned ? 0 : step, place }, form),
  };
}

/** Cuts empty ends and long tails around a moved bound. */
export function aroundBounds(drawing: Drawing): Drawing {
  const { asked, now } = drawing;
  const bars = withoutEmptyEnds(drawing.bars);
  if (asked === undefined || now === undefined || bars.length <= 14) return { ...drawing, bars };
  const margin = Math.max(stepOf(bars) * 4, Math.abs(asked - now));
  const low = Math.min(asked, now) - margin;
  const high = Math.max(asked, now) + margin;
  return {
    ...drawing,
    bars: bars.filter((bar) => typeof bar.value !== "number" || (bar.value >= low && bar.value <= high)),
  };
}

function withoutEmptyEnds(bars: readonly Bar[]): Bar[] {
  const counted = (bar: Bar) => bar.count > 0 || typeof bar.value !== "number";
  const first = bars.findIndex(counted);
  return first < 0 ? [...bars] : bars.slice(first, bars.findLastIndex(counted) + 1);
}

function isUpwards(drawing: Drawing, op: Operator | undefined): boolean {
  if (op === ">=" || op === "<=") return op === ">=";
  return drawing.asked === undefined || drawing.now === undefined || drawing.now <= drawing.asked;
}

function wordScale(bars: readonly Bar[], highest: number, upwards: boolean, across: number): DrawingScale {
  const width = 1 / Math.max(1, bars.length);
  return {
    numeric: false,
    upwards,
    bars: bars.map((bar, index) => ({ bar, left: index * width, width, height: bar.count / highest, cutAt: null })),
    asked: null,
    now: null,
    ticks: wordTicks(bars, Math.min(across, narrowest)),
  };
}

/** A card's drawing shrinks beside long words. In pixels. */
const narrowest = 150;

/** Names the highest bars, as many as stand beside each other. `across` is the drawing's width in pixels. */
function wordTicks(bars: readonly Bar[], across: number): PlacedTick[] {
  const placed = bars.map((bar, index) => {
    const [at, wide] = [(index + 0.5) / bars.length, (bar.label.length * 7 + 8) / across];
    const left = Math.min(Math.max(0, at - wide / 2), Math.max(0, 1 - wide));
    const [isFirst, isLast] = [left > at - wide / 2, left < at - wide / 2];
    const tick: PlacedTick = {
      at: isFirst ? 0 : isLast ? 1 : at,
      label: bar.label,
      is: "plain",
      anchor: isFirst ? "start" : isLast ? "end" : "middle",
    };
    return { tick, count: bar.count, left, right: left + wide };
  });
  const kept: typeof placed = [];
  for (const each of [...placed].sort((a, b) => b.count - a.count))
    if (kept.every(({ left, right }) => each.right <= left || each.left >= right)) kept.push(each);
  return placed.filter((each) => kept.includes(each)).map(({ tick }) => tick);
}

/** The distance of exact values, or a bin's width. 1 for a single value. */
export function stepOf(bars: readonly Bar[]): number {
  const binned = bars.find((bar) => bar.upTo !== undefined && typeof bar.value === "number");
  if (binned?.upTo !== undefined) return binned.upTo - Number(binned.value);
  const values = bars.map((bar) => Number(bar.value)).sort((a, b) => a - b);
  const gaps = values.slice(1).map((value, index) => value - (values[index] ?? value));
  const positive = gaps.filter((gap) => gap > 0);
  return positive.length > 0 ? Math.min(...positive) : 1;
}

function spanOf(bar: Bar, step: number): [number, number] {
  const value = Number(bar.value);
  return bar.upTo === undefined ? [value - step / 2, value + step / 2] : [value, bar.upTo];
}

export interface PlacedTick {
  at: number;
  label: string;
  is: "plain" | "asked" | "now";
  anchor: "start" | "middle" | "end";
}

interface Axis {
  low: number;
  high: number;
  /** The distance of exact values. 0 for bins. */
  step: number;
  place: (value: number) => number;
}

function drawingTicks({ asked, now }: Drawing, { low, high, step, place }: Axis, form: DrawingForm): PlacedTick[] {
  const labelWidth = (value: number) => (tickLabel(value, form.dollars).length * 8 + 8) / form.width;
  const room = Math.max(2, Math.floor(1 / labelWidth(Math.round(high))));
  const every = step > 0 ? Math.max(step, niceStep((high - low) / room)) : 0;
  const plain = every > 0 ? niceTicks(low, high, Math.round((high - low) / every)) : niceTicks(low, high, room - 1);
  const bounds = [
    ...(now === undefined ? [] : [{ value: now, is: "now" as const }]),
    ...(asked === undefined || asked === now ? [] : [{ value: asked, is: "asked" as const }]),
  ];
  const places = bounds.map(({ value }) => place(value));
  const [first = 0, last = 0] = [Math.min(...places), Math.max(...places)];
  const crowded = bounds.length > 1 && asked !== undefined && last - first < labelWidth(asked);
  const free = plain.filter((value) =>
    places.every((bound) => Math.abs(place(value) - bound) >= labelWidth(value) * (crowded ? 1.6 : 0.99)),
  );
  const tick = (value: number, is: PlacedTick["is"]): PlacedTick => {
    const at = place(value);
    const margin = is === "plain" ? 0.02 : 0.04;
    const inside = is === "plain" || !crowded ? "middle" : at === first ? "end" : "start";
    const anchor = at < margin ? "start" : at > 1 - margin ? "end" : inside;
    return { at, label: tickLabel(value, form.dollars), is, anchor };
  };
  return [...free.map((value) => tick(value, "plain")), ...bounds.map(({ value, is }) => tick(value, is))];
}
