/** ".29", as papers write what cannot pass 1. */
export function asShare(value: number | null): string {
  return value === null ? "-" : value.toFixed(2).replace(/^0/, "");
}
