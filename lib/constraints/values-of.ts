import type { SlotValue } from "./constraint";

/** Values of a predicate as a list, whatever its operator. */
export function valuesOf(value: SlotValue): (string | number)[] {
  return Array.isArray(value) ? value : [value];
}
