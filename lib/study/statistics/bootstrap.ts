import { quantileSorted } from "simple-statistics";

export interface Interval {
  low: number;
  high: number;
}

export interface BootstrapSettings {
  resamples: number;
  /** Confidence, such as 0.95. */
  level: number;
  /** From 0 (included) to 1 (excluded). */
  random: () => number;
}

/**
 * Percentile bootstrap interval of a statistic over clusters: whole participants are drawn with replacement, never single
 * trials, because trials of one person are alike (Cameron, Gelbach and Miller 2008). `null` with fewer than two clusters,
 * or when the statistic has no value.
 */
export function clusteredInterval<Cluster>(
  clusters: readonly Cluster[],
  statistic: (drawn: readonly Cluster[]) => number | null,
  { resamples, level, random }: BootstrapSettings,
): Interval | null {
  if (clusters.length < 2) return null;
  const values: number[] = [];
  for (let round = 0; round < resamples; round++) {
    const drawn = clusters.map(() => clusters[Math.floor(random() * clusters.length)] as Cluster);
    const value = statistic(drawn);
    if (value !== null && Number.isFinite(value)) values.push(value);
  }
  if (values.length === 0) return null;
  values.sort((a, b) => a - b);
  const tail = (1 - level) / 2;
  return { low: quantileSorted(values, tail), high: quantileSorted(values, 1 - tail) };
}
