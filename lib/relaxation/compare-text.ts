/** Orders words by code unit, as SQL's `COLLATE "C"` orders ASCII, on every machine and in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
