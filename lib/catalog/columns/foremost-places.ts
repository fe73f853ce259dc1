import { lowestKeys } from "./lowest-keys";

/**
 * The `wanted` foremost places by several sums in turn, higher first, plus all that tie with the last. In rising order.
 * Linear in the number of places.
 *
 * @param sums of equal length, one entry per place.
 */
export function foremostPlaces(sums: readonly Float64Array[], wanted: number): Uint32Array {
  const size = sums[0]?.length ?? 0;
  let open = Uint32Array.from({ length: size }, (_, place) => place);
  const settled: number[] = [];
  for (const sum of sums) {
    const missing = wanted - settled.length;
    if (open.length <= missing) break;
    if (missing <= 0) return Uint32Array.from(settled).sort();
    const falling = Float64Array.from(open, (place) => -(sum[place] ?? 0));
    const edge = -(lowestKeys(falling, missing).at(-1) ?? 0);
    for (const place of open) if ((sum[place] ?? 0) > edge) settled.push(place);
    open = open.filter((place) => (sum[place] ?? 0) === edge);
  }
  return Uint32Array.from([...settled, ...open]).sort();
}
