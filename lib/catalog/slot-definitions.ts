import type { NumericSlotName, SlotName } from "@/lib/constraints/slot-name";

export interface SlotDefinition {
  /** How the slot is called on chips and in questions, in lower case within a sentence. */
  label: string;
  kind: "number" | "text" | "set";
  /** Written behind (or, for dollars, before) a number. */
  unit: "$" | "mpg" | "hp" | "";
  /** Which way most people want a number to go; `none` when it depends on the person. */
  direction: "more" | "less" | "none";
}

/** One definition a slot: everything else that depends on a slot is derived from here. */
export const slotDefinitions: Readonly<Record<SlotName, SlotDefinition>> = {
  make: { label: "make", kind: "text", unit: "", direction: "none" },
  model: { label: "model", kind: "text", unit: "", direction: "none" },
  year: { label: "year", kind: "number", unit: "", direction: "more" },
  fuelType: { label: "fuel", kind: "text", unit: "", direction: "none" },
  horsepower: { label: "power", kind: "number", unit: "hp", direction: "more" },
  cylinders: { label: "cylinders", kind: "number", unit: "", direction: "none" },
  transmission: { label: "gearbox", kind: "text", unit: "", direction: "none" },
  drivenWheels: { label: "drive", kind: "text", unit: "", direction: "none" },
  doors: { label: "doors", kind: "number", unit: "", direction: "none" },
  marketCategory: { label: "kind", kind: "set", unit: "", direction: "none" },
  size: { label: "size", kind: "text", unit: "", direction: "none" },
  style: { label: "body", kind: "text", unit: "", direction: "none" },
  highwayMpg: { label: "highway mileage", kind: "number", unit: "mpg", direction: "more" },
  cityMpg: { label: "city mileage", kind: "number", unit: "mpg", direction: "more" },
  msrp: { label: "budget", kind: "number", unit: "$", direction: "less" },
};

export type ValueRange = { min: number; max: number };
export type NumericRanges = Partial<Record<NumericSlotName, ValueRange>>;
