/** Exact McNemar test (McNemar 1947; Fagerland et al. 2013), two-sided. p is 1 when no pairs differ. */
export function mcnemar(pairs: readonly (readonly [boolean, boolean])[]) {
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
