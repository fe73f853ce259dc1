/** Exact McNemar test (McNemar 1947; Fagerland et al. 2013), two-sided. p is 1 when no pairs differ. */
export function mcnemar(pairs: readonly (readonly [boolean, boolean])[]) {
  const onlyFirst = pairs.filter(([a, b]) => a && !b).length;
  const onlySecond = pairs.filter(([a, b]) => !a && b).length;
  return { onlyFirst, onlySecond, p: exactBinomial(onlyFirst, onlySecond) };
}

function exactBinomial(a: number, b: number): number {
  const n = a + b;
  let [tail, logarithm] = [0, -n * Math.LN2];
  for (let k = 0; k <= Math.min(a, b); k++) {
    tail += Math.exp(logarithm);
    logarithm += Math.log((n - k) / (k + 1));
  }
  return Math.min(1, 2 * tail);
}
