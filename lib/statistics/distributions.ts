import jstat from "jstat";

const { jStat } = jstat;

/** Probability that a standard normal number is above `z`. */
export function normalUpperTail(z: number): number {
  return 1 - jStat.normal.cdf(z, 0, 1);
}

export function twoSidedT(t: number, freedom: number): number {
  if (!Number.isFinite(t)) return 0;
  return 2 * (1 - jStat.studentt.cdf(Math.abs(t), freedom));
}
