import jstat from "jstat";

const { jStat } = jstat;

export function twoSidedT(t: number, freedom: number): number {
  if (!Number.isFinite(t)) return 0;
  return 2 * (1 - jStat.studentt.cdf(Math.abs(t), freedom));
}
