import type { NumericSlotName } from "@/lib/constraints/slot-name";

export { slotDefinitions } from "@/lib/constraints/slots";

export type ValueRange = { min: number; max: number };
export type NumericRanges = Partial<Record<NumericSlotName, ValueRange>>;
