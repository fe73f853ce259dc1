/** The `wanted` lowest keys, rising, in linear time. Reorders `keys` and returns a part of it. */
export function lowestKeys(keys: Float64Array, wanted: number): Float64Array {
  if (wanted <= 0) return keys.subarray(0, 0);
  if (wanted < keys.length) splitAt(keys, wanted - 1);
  return keys.subarray(0, wanted).sort();
}

function splitAt(keys: Float64Array, place: number): void {
  let low = 0;
  let high = keys.length - 1;
  while (low < high) {
    const pivot = keys[(low + high) >> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((keys[left] ?? 0) < pivot) left++;
      while ((keys[right] ?? 0) > pivot) right--;
      if (left > right) break;
      const held = keys[left] ?? 0;
      keys[left++] = keys[right] ?? 0;
      keys[right--] = held;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
}
