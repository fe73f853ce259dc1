/**
 * Indexes of the `wanted` highest scores, the highest first; of equal scores the one with the lower place. Places are
 * all different. Linear in the number of scores: only what is returned is sorted.
 */
export function bestIndexes(scores: Float64Array, places: Float64Array, wanted: number): number[] {
  if (wanted <= 0) return [];
  const compare = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || (places[a] ?? 0) - (places[b] ?? 0);
  if (wanted >= scores.length) return Array.from(scores, (_, index) => index).sort(compare);
  const lowest = nthLowest(scores.slice(), scores.length - wanted);
  const best: number[] = [];
  const equal: number[] = [];
  for (let index = 0; index < scores.length; index++) {
    const score = scores[index] ?? 0;
    if (score > lowest) best.push(index);
    else if (score === lowest) equal.push(index);
  }
  const free = wanted - best.length;
  const last =
    equal.length > free
      ? nthLowest(
          Float64Array.from(equal, (index) => places[index] ?? 0),
          free - 1,
        )
      : Number.POSITIVE_INFINITY;
  for (const index of equal) if ((places[index] ?? 0) <= last) best.push(index);
  return best.sort(compare);
}

/** The value that would stand at a place if all were sorted in rising order; reorders what it is given (quickselect). */
function nthLowest(values: Float64Array, place: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left++;
      while ((values[right] ?? 0) > pivot) right--;
      if (left > right) break;
      const held = values[left] ?? 0;
      values[left++] = values[right] ?? 0;
      values[right--] = held;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return values[place] ?? 0;
}
