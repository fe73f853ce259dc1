export interface McNemar {
  /** Pairs of which only the first, and only the second, succeeded. */
  onlyFirst: number;
  onlySecond: number;
  /** Two-sided exact p-value: the discordant pairs as fair coin tosses. */
  p: number;
}

/**
 * McNemar's test for paired successes, in its exact binomial form (McNemar 1947; Fagerland, Lydersen and Laake 2013).
 * Without discordant pairs p is 1.
 */
export function mcnemar(pairs: readonly (readonly [boolean, boolean])[]): McNemar {
  const onlyFirst = pairs.filter(([a, b]) => a && !b).length;
  const onlySecond = pairs.filter(([a, b]) => !a && b).length;
  return { onlyFirst, onlySecond, p: exactBinomial(onlyFirst, onlySecond) };
}

function exactBinomial(a: number, b: number): number {
  const n = a + b;
  let tail = 0;
  for (let k = 0; k <= Math.min(a, b); k++) tail += Math.exp(logChoose(n, k) - n * Math.LN2);
  return Math.min(1, 2 * tail);
}

function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let i = 1; i <= k; i++) sum += Math.log((n - k + i) / i);
  return sum;
}

/**
 * Sign-flip permutation test of a mean paired difference, differences taken by cluster: each cluster's difference keeps
 * or turns its sign (Fisher 1935; Ernst 2004). Exact up to 2^16 flips, else by so many draws, the observed one counted
 * in (Phipson and Smyth 2010). Two-sided.
 */
export function signFlipTest(differences: readonly number[], random: () => number, draws = 10_000): number {
  const moved = differences.filter((each) => each !== 0);
  if (moved.length === 0) return 1;
  const observed = Math.abs(moved.reduce((a, b) => a + b, 0));
  const reaches = (sum: number) => Math.abs(sum) >= observed - 1e-12;
  if (moved.length <= 16) {
    let count = 0;
    for (let flips = 0; flips < 2 ** moved.length; flips++) {
      if (reaches(moved.reduce((sum, each, bit) => sum + (flips & (1 << bit) ? -each : each), 0))) count++;
    }
    return count / 2 ** moved.length;
  }
  let count = 1;
  for (let draw = 0; draw < draws; draw++) {
    if (reaches(moved.reduce((sum, each) => sum + (random() < 0.5 ? -each : each), 0))) count++;
  }
  return count / (draws + 1);
}

/** Holm's step-down correction (Holm 1979): adjusted p-values in the order given, at most 1. */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p);
  const adjusted = new Array<number>(ps.length).fill(1);
  let highest = 0;
  for (const [rank, { p, index }] of order.entries()) {
    highest = Math.max(highest, Math.min(1, (ps.length - rank) * p));
    adjusted[index] = highest;
  }
  return adjusted;
}
