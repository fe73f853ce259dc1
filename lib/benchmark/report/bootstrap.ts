import { percentile } from "@/lib/catalog/percentile";

export interface Interval {
  estimate: number;
  low: number;
  high: number;
}

/** Values of one cluster: of everything that was measured on the same item. */
export type Cluster = readonly number[];

/**
 * Percentile confidence interval of a mean by the cluster bootstrap: whole clusters are drawn with replacement, because
 * outcomes on one item depend on each other (Field and Welsh 2007; Efron and Tibshirani 1993, chapter 13). Fewer than
 * two clusters give an interval without width. `random` from 0 (included) to 1 (excluded).
 */
export function clusterBootstrap(
  clusters: readonly Cluster[],
  random: () => number,
  { resamples = 2000, confidence = 0.95 } = {},
): Interval {
  const sums = clusters.map((cluster) => ({ sum: cluster.reduce((a, b) => a + b, 0), count: cluster.length }));
  const estimate = ratio(sums);
  if (clusters.length < 2) return { estimate, low: estimate, high: estimate };
  const means = new Float64Array(resamples);
  for (let resample = 0; resample < resamples; resample++) {
    let sum = 0;
    let count = 0;
    for (let draw = 0; draw < sums.length; draw++) {
      const drawn = sums[Math.floor(random() * sums.length)];
      sum += drawn?.sum ?? 0;
      count += drawn?.count ?? 0;
    }
    means[resample] = count > 0 ? sum / count : 0;
  }
  means.sort();
  const tail = (1 - confidence) / 2;
  return { estimate, low: percentile(means, tail), high: percentile(means, 1 - tail) };
}

function ratio(sums: readonly { sum: number; count: number }[]): number {
  const count = sums.reduce((total, each) => total + each.count, 0);
  return count > 0 ? sums.reduce((total, each) => total + each.sum, 0) / count : 0;
}
