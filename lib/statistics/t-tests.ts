import jstat from "jstat";
import { mean, sampleVariance } from "simple-statistics";

const { jStat } = jstat;

export interface TTest {
  difference: number;
  t: number;
  freedom: number;
  p: number;
}

/** Student's paired t. `null` for fewer than two pairs. Without spread, p is 0, or 1 when all are 0. */
export function pairedT(differences: readonly number[]): TTest | null {
  const n = differences.length;
  if (n < 2) return null;
  const difference = mean([...differences]);
  return finish(difference, Math.sqrt(sampleVariance([...differences]) / n), n - 1);
}

/** Welch's t. `null` when a group has fewer than two. */
export function welchT(one: readonly number[], other: readonly number[]): TTest | null {
  if (one.length < 2 || other.length < 2) return null;
  const difference = mean([...one]) - mean([...other]);
  const [a, b] = [sampleVariance([...one]) / one.length, sampleVariance([...other]) / other.length];
  const freedom =
    a + b === 0
      ? one.length + other.length - 2
      : (a + b) ** 2 / (a ** 2 / (one.length - 1) + b ** 2 / (other.length - 1));
  return finish(difference, Math.sqrt(a + b), freedom);
}

function finish(difference: number, error: number, freedom: number): TTest {
  if (error === 0)
    return { difference, t: difference === 0 ? 0 : Number.POSITIVE_INFINITY, freedom, p: difference === 0 ? 1 : 0 };
  const t = difference / error;
  return { difference, t, freedom, p: Number.isFinite(t) ? 2 * (1 - jStat.studentt.cdf(Math.abs(t), freedom)) : 0 };
}
