export function valuesOf(value: string | number | readonly (string | number | object)[]): (string | number)[] {
  const each = typeof value === "object" ? value : [value];
  return each.filter((one) => typeof one !== "object");
}
