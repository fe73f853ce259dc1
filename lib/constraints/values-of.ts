import type { Alternative, SlotValue } from "./constraint";

/** Values of a test as a list, whatever its operator; a wish with alternatives has none of its own. */
export function valuesOf(value: SlotValue): (string | number)[] {
  const each: readonly (string | number | Alternative)[] = Array.isArray(value) ? value : [value];
  return each.filter((one) => typeof one !== "object");
}
