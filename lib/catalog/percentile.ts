/** Linear, like SQL's `percentile_cont`. `sorted` rises and is not empty; `share` is 0 to 1. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) throw new RangeError("a percentile needs at least one value");
  return percentileOf(sorted.length, share, (place) => sorted[place] ?? 0);
}

export function percentileOf(size: number, share: number, at: (place: number) => number): number {
  const place = share * (size - 1);
  const low = at(Math.floor(place));
  return low + (place - Math.floor(place)) * (at(Math.ceil(place)) - low);
}
