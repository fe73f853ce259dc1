/** Values of a predicate as a list, whatever its operator. */
export function valuesOf(value: string | number | (string | number)[]): (string | number)[] {
  return Array.isArray(value) ? value : [value];
}
