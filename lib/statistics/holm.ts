/** Holm 1979, step-down. Keeps the order. */
export function holm(pValues: readonly number[]): number[] {
  const rising = pValues.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p);
  const adjusted = new Array<number>(pValues.length).fill(1);
  let highest = 0;
  rising.forEach(({ p, index }, place) => {
    highest = Math.max(highest, Math.min(1, p * (pValues.length - place)));
    adjusted[index] = highest;
  });
  return adjusted;
}
