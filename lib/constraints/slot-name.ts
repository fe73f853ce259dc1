/** Every attribute that can be constrained, in the order people are used to reading them. */
export const slotNames = [
  "make",
  "model",
  "year",
  "fuelType",
  "horsepower",
  "cylinders",
  "transmission",
  "drivenWheels",
  "doors",
  "marketCategory",
  "size",
  "style",
  "highwayMpg",
  "cityMpg",
  "msrp",
] as const;

export type SlotName = (typeof slotNames)[number];

/** Slots whose values are numbers and can be bounded. */
export const numericSlotNames = ["year", "horsepower", "cylinders", "doors", "highwayMpg", "cityMpg", "msrp"] as const;
export type NumericSlotName = (typeof numericSlotNames)[number];

const numericSlots: ReadonlySet<string> = new Set(numericSlotNames);

export function isNumericSlot(slot: SlotName): slot is NumericSlotName {
  return numericSlots.has(slot);
}
