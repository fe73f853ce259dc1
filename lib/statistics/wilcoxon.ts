import jstat from "jstat";

const { jStat } = jstat;

export interface SignedRank {
  positive: number;
  negative: number;
  /** Zeros are left out (Wilcoxon 1945). */
  n: number;
  /** Two-sided. 1 when no difference is left. */
  p: number;
  /** `exact` for up to 25 distinct nonzero sizes, else the tie-corrected normal approximation. */
  how: "exact" | "normal";
}

const mostExact = 25;

/** Wilcoxon's signed-rank test against a median of 0. Rounds to nine decimals to keep ties. */
export function signedRank(differences: readonly number[]): SignedRank {
  const kept = differences.map((each) => Number(each.toFixed(9))).filter((each) => each !== 0);
  const n = kept.length;
  const { ranks, ties } = midRanks(kept.map(Math.abs));
  const positive = ranks.reduce((sum, rank, index) => sum + ((kept[index] ?? 0) > 0 ? rank : 0), 0);
  const negative = (n * (n + 1)) / 2 - positive;
  const least = Math.min(positive, negative);
  if (n === 0) return { positive, negative, n, p: 1, how: "exact" };
  if (n <= mostExact && n === differences.length && ties.every((size) => size === 1)) {
    return { positive, negative, n, p: Math.min(1, 2 * shareAtMost(n, least)), how: "exact" };
  }
  const tieTerm = ties.reduce((sum, size) => sum + (size ** 3 - size), 0) / 48;
  const variance = (n * (n + 1) * (2 * n + 1)) / 24 - tieTerm;
  const distance = Math.max(0, Math.abs(positive - (n * (n + 1)) / 4) - 0.5);
  const p = variance > 0 ? Math.min(1, 2 * (1 - jStat.normal.cdf(distance / Math.sqrt(variance), 0, 1))) : 1;
  return { positive, negative, n, p, how: "normal" };
}

function shareAtMost(n: number, sum: number): number {
  const ways = new Float64Array((n * (n + 1)) / 2 + 1);
  ways[0] = 1;
  for (let rank = 1; rank <= n; rank++) {
    for (let total = ways.length - 1; total >= rank; total--) {
      ways[total] = (ways[total] ?? 0) + (ways[total - rank] ?? 0);
    }
  }
  return ways.subarray(0, Math.floor(sum) + 1).reduce((total, each) => total + each, 0) / 2 ** n;
}

/** Equal values share their middle rank. `ties` holds group sizes. */
export function midRanks(values: readonly number[]): { ranks: number[]; ties: number[] } {
  const rising = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length).fill(0);
  const ties: number[] = [];
  for (let from = 0; from < rising.length; ) {
    let to = from;
    while (to < rising.length && rising[to]?.value === rising[from]?.value) to++;
    for (const { index } of rising.slice(from, to)) ranks[index] = (from + 1 + to) / 2;
    ties.push(to - from);
    from = to;
  }
  return { ranks, ties };
}
