/** Kendall's tau-b, -1 to 1, corrected for ties (Kendall 1945). `null` when a list is constant or too short. */
export function kendallTau(one: readonly number[], other: readonly number[]): number | null {
  if (one.length !== other.length) throw new RangeError("both lists need the same length");
  let difference = 0;
  let pairsInOne = 0;
  let pairsInOther = 0;
  for (let a = 0; a < one.length; a++) {
    for (let b = a + 1; b < one.length; b++) {
      const first = Math.sign((one[a] ?? 0) - (one[b] ?? 0));
      const second = Math.sign((other[a] ?? 0) - (other[b] ?? 0));
      difference += first * second;
      pairsInOne += Math.abs(first);
      pairsInOther += Math.abs(second);
    }
  }
  const pairs = Math.sqrt(pairsInOne * pairsInOther);
  return pairs === 0 ? null : difference / pairs;
}
