import { quantileSorted } from "simple-statistics";

export interface Interval {
  low: number;
  high: number;
}

export interface BootstrapSettings {
  resamples: number;
  /** Confidence, such as 0.95. */
  level: number;
  /** Whole numbers from 0 to 2^32 - 1. */
  bits: () => number;
}

/**
 * Percentile bootstrap interval of the mean over all trials: whole participants are drawn with replacement, never single
 * trials, because trials of one person are alike (Cameron, Gelbach and Miller 2008). `null` with fewer than two
 * participants.
 */
export function clusteredInterval(
  participants: readonly (readonly number[])[],
  settings: BootstrapSettings,
): Interval | null {
  if (participants.length < 2) return null;
  const sums = Float64Array.from(participants, (trials) => trials.reduce((sum, each) => sum + each, 0));
  const counts = Float64Array.from(participants, (trials) => trials.length);
  const draw = drawerOf(participants.length, settings.bits);
  return percentiles(settings, () => {
    let [sum, count] = [0, 0];
    for (let left = participants.length; left > 0; left--) {
      const drawn = draw();
      sum += sums[drawn] ?? 0;
      count += counts[drawn] ?? 0;
    }
    return count > 0 ? sum / count : null;
  });
}

/**
 * The same of the difference of two independent arms' means, one value a participant; all participants are drawn together,
 * as they were assigned. `null` with fewer than two.
 */
export function differenceInterval(
  one: readonly number[],
  other: readonly number[],
  settings: BootstrapSettings,
): Interval | null {
  const values = Float64Array.from([...one, ...other]);
  if (values.length < 2) return null;
  const draw = drawerOf(values.length, settings.bits);
  return percentiles(settings, () => {
    let [sum, count, otherSum] = [0, 0, 0];
    for (let left = values.length; left > 0; left--) {
      const drawn = draw();
      if (drawn < one.length) {
        sum += values[drawn] ?? 0;
        count++;
      } else otherSum += values[drawn] ?? 0;
    }
    const rest = values.length - count;
    return count > 0 && rest > 0 ? sum / count - otherSum / rest : null;
  });
}

/** Draws places from 0 to `size` - 1. */
function drawerOf(size: number, bits: () => number): () => number {
  const share = size / 2 ** 32;
  return () => Math.floor(bits() * share);
}

function percentiles({ resamples, level }: BootstrapSettings, resample: () => number | null): Interval | null {
  const values: number[] = [];
  for (let round = 0; round < resamples; round++) {
    const value = resample();
    if (value !== null) values.push(value);
  }
  if (values.length === 0) return null;
  values.sort((a, b) => a - b);
  const tail = (1 - level) / 2;
  return { low: quantileSorted(values, tail), high: quantileSorted(values, 1 - tail) };
}
