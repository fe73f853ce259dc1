import { type SlotName, slotNames } from "@/lib/constraints/slot-name";

/**
 * How likely a shopper is to care about a slot, for choosing what to ask first. Judgement, to be replaced by what
 * conversations teach.
 */
const care: Readonly<Record<SlotName, number>> = {
  msrp: 0.95,
  style: 0.9,
  year: 0.6,
  fuelType: 0.55,
  highwayMpg: 0.45,
  drivenWheels: 0.45,
  size: 0.4,
  make: 0.35,
  model: 0.3,
  transmission: 0.25,
  horsepower: 0.2,
  cityMpg: 0.12,
  marketCategory: 0.1,
  cylinders: 0.05,
  doors: 0.05,
};

export type CareOfSlots = (slot: SlotName) => number;

/** From 0 (nobody minds) to 1. */
export const careOf: CareOfSlots = (slot) => care[slot];

/** The slots as a form would ask them, most cared about first. */
export const slotsByCare: readonly SlotName[] = [...slotNames].sort((a, b) => care[b] - care[a] || (a < b ? -1 : 1));

/**
 * Slots a question about which makes sense, given what is settled: nothing twice, a model only within a make, one
 * mileage, no fuel for those who want a hybrid.
 */
export function askableSlots(asked: readonly SlotName[], settled: ReadonlySet<SlotName>): SlotName[] {
  return slotsByCare.filter((slot) => {
    if (asked.includes(slot) || settled.has(slot)) return false;
    if (slot === "make" && settled.has("model")) return false;
    if (slot === "model" && !settled.has("make")) return false;
    if (slot === "cityMpg" && settled.has("highwayMpg")) return false;
    if (slot === "highwayMpg" && settled.has("cityMpg")) return false;
    if (slot === "fuelType" && settled.has("marketCategory")) return false;
    return true;
  });
}
