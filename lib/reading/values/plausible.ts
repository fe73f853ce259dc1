import type { NumericSlotName } from "@/lib/constraints/slot-name";
import { numberSlots } from "@/lib/constraints/slots";

/** Whether a slot can have a number in the world at all, whatever the catalog holds. */
export function isPlausible(slot: NumericSlotName, value: number): boolean {
  const [low, high] = numberSlots[slot].limits.possible;
  return value >= low && value <= high;
}
