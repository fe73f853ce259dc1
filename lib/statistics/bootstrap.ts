import { quantileSorted } from "simple-statistics";

export type Interval = { low: number; high: number };

export type MeanInterval = Interval & { estimate: number };

export type Cluster = readonly number[];

/**
 * Percentile bootstrap interval of the mean over whole clusters (Field and Welsh 2007; Cameron, Gelbach and Miller
 * 2008). `null` with fewer than two.
 */
export function clusteredInterval(
  clusters: readonly Cluster[],
  { resamples, level, random }: { resamples: number; level: number; random: () => number },
): Interval | null {
  if (clusters.length < 2) return null;
  const sums = Float64Array.from(clusters, sumOf);
  const counts = Float64Array.from(clusters, (cluster) => cluster.length);
  const values: number[] = [];
  for (let round = 0; round < resamples; round++) {
    let [sum, count] = [0, 0];
    for (let left = clusters.length; left > 0; left--) {
      const drawn = Math.floor(random() * clusters.length);
      sum += sums[drawn] ?? 0;
      count += counts[drawn] ?? 0;
    }
    if (count > 0) values.push(sum / count);
  }
  if (values.length === 0) return null;
  values.sort((a, b) => a - b);
  const tail = (1 - level) / 2;
  return { low: quantileSorted(values, tail), high: quantileSorted(values, 1 - tail) };
}

export function clusteredMean(clusters: readonly Cluster[], random: () => number): MeanInterval {
  const count = clusters.reduce((total, cluster) => total + cluster.length, 0);
  const estimate = count > 0 ? clusters.reduce((total, cluster) => total + sumOf(cluster), 0) / count : 0;
  const interval = clusteredInterval(clusters, { resamples: 2000, level: 0.95, random });
  return { estimate, ...(interval ?? { low: estimate, high: estimate }) };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0);
}
