import type { ValueRange } from "@/lib/catalog/slot-definitions";
import type { NumericSlotName } from "@/lib/constraints/slot-name";

/** What a number of a slot can be in the world at all, whatever the catalog holds. */
const limits: Readonly<Record<NumericSlotName, ValueRange>> = {
  year: { min: 1886, max: 2100 },
  horsepower: { min: 1, max: 3000 },
  cylinders: { min: 0, max: 18 },
  doors: { min: 1, max: 6 },
  highwayMpg: { min: 1, max: 400 },
  cityMpg: { min: 1, max: 400 },
  msrp: { min: 1, max: 50_000_000 },
};

export function isPlausible(slot: NumericSlotName, value: number): boolean {
  return value >= limits[slot].min && value <= limits[slot].max;
}
