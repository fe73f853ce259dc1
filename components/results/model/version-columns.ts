import { isNumericSlot, type SlotName } from "@/lib/constraints/slot-name";

/** Narrow tables drop words first, then power and city mileage. */
export function columnLook(slot: SlotName): string {
  const side = isNumericSlot(slot) ? "text-right" : "text-left";
  if (slot === "msrp") return `${side} max-sm:pr-0`;
  return slot === "highwayMpg" ? `${side} max-sm:hidden` : `${side} max-md:hidden`;
}
