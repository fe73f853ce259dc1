/**
 * The value below which a share of the values lies, linear between neighbours, as SQL's `percentile_cont` has it.
 * `sorted` rises and is not empty; `share` is 0 to 1.
 */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) throw new RangeError("a percentile needs at least one value");
  return low + (place - Math.floor(place)) * (high - low);
}
