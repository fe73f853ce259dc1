import type { Bar } from "@/lib/dialogue/wording/parts";
import { stepOf } from "./drawing-scale";

/**
 * The domain of a dragged bound. On exact values a bound is half a step beside its value, so the slider's ends shift.
 * `held` values stay in reach. `slotStep` is the step where bins count products.
 */
export function boundDomain(bars: readonly Bar[], held: readonly number[], upwards: boolean, slotStep: number) {
  const binned = bars.some((bar) => bar.upTo !== undefined);
  const step = binned || bars.length === 0 ? slotStep : stepOf(bars);
  const starts = [...bars.map((bar) => Number(bar.value)), ...held];
  const stops = [...bars.map((bar) => bar.upTo ?? Number(bar.value)), ...held];
  const low = Math.floor(Math.min(...starts) / step) * step;
  const high = Math.ceil(Math.max(...stops) / step) * step;
  const half = binned ? 0 : step / 2;
  const ends: [number, number] = [low - half, high + half];
  if (binned) return { ends, min: low, max: high, step };
  return upwards ? { ends, min: low, max: high + step, step } : { ends, min: low - step, max: high, step };
}

/** Counts passing products. `exact` is false if the bound cuts a bin. */
export function productsPassing(bars: readonly Bar[], bound: number, upwards: boolean) {
  let count = 0;
  let exact = true;
  for (const bar of bars) {
    const low = Number(bar.value);
    const high = bar.upTo ?? low;
    if (upwards ? low >= bound : high <= bound) count += bar.count;
    else if (bar.count > 0 && bar.upTo !== undefined && low < bound && bound < high) {
      exact = false;
      const share = (bound - low) / (high - low);
      count += Math.round(bar.count * (upwards ? 1 - share : share));
    }
  }
  return { count, exact };
}
