import type { Bar } from "@/lib/dialogue/wording/parts";

export type RangeGround = NonNullable<ReturnType<typeof rangeGroundOf>>;

/** A range's domain on whole steps, including the current ends (`set`). `null` without products. */
export function rangeGroundOf(bars: readonly Bar[], set: readonly (number | null)[], step: number) {
  if (bars.length === 0) return null;
  /** `to` is the bar's drawn end, `end` its greatest value. */
  const spans = bars.map(({ value, upTo, count }) => ({
    from: Number(value),
    to: upTo ?? Number(value) + step,
    end: upTo ?? Number(value),
    count,
  }));
  const held = set.filter((each) => each !== null);
  const low = Math.min(...spans.map(({ from }) => from), ...held);
  const high = Math.max(...spans.map(({ end }) => end), ...held);
  const min = Math.floor(low / step) * step;
  const max = Math.ceil(high / step) * step;
  return { min, max: max === min ? min + step : max, step, bars: spans };
}

/** Counts products between inclusive ends. A bar that an end cuts counts none. */
export function productsBetween({ bars, min, max }: RangeGround, [low, high]: readonly [number, number]): number {
  return bars
    .filter(({ from, end }) => (low <= min || from >= low) && (high >= max || end <= high))
    .reduce((sum, { count }) => sum + count, 0);
}
