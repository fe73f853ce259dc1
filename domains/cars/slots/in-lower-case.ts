/** Spoken values such as `{ DIRECT_DRIVE: "direct drive" }`. */
export function inLowerCase(...values: string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [value, value.toLowerCase().replaceAll("_", " ")]));
}
