/** The first place in rising values whose value is at least `bound`, or greater with `after`. */
export function lowerBound(values: Uint32Array | Float64Array, bound: number, after = false): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = values[middle] ?? Number.POSITIVE_INFINITY;
    if (value < bound || (after && value === bound)) low = middle + 1;
    else high = middle;
  }
  return low;
}
