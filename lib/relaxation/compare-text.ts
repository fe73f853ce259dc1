/** Compares by code unit, like SQL's `COLLATE "C"`. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
