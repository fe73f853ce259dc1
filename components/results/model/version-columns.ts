import { isNumericSlot, type SlotName } from "@/lib/constraints/slot-name";

/** Words give way first where it is narrow, then power and city mileage: the line under the name says them there. */
export function columnLook(slot: SlotName): string {
  const side = isNumericSlot(slot) ? "text-right" : "text-left";
  if (slot === "msrp") return `${side} max-sm:pr-0`;
  return slot === "highwayMpg" ? `${side} max-sm:hidden` : `${side} max-md:hidden`;
}
