import type { Operator } from "@/lib/constraints/operator";
import type { NumericSlotName, SlotName } from "@/lib/constraints/slot-name";
import type { VetoId } from "@/lib/reading/vetoes";
import type { UnitContext } from "./units/unit-context";

export type QuantityTest = { slot: NumericSlotName; op: Operator; value: number };

/** One number, or two as a range, read as tests on slots. */
export interface Quantity {
  tests: QuantityTest[];
  start: number;
  end: number;
  /** The number's first token, after its bound. */
  core: number;
  /** Blurred or in a decade, so its weight is uncertain. */
  blurred: boolean;
  problem?: "mileage-place" | "unclear" | "age" | "impossible";
  slot?: SlotName;
  /** The rule that set its role before the model. */
  veto?: VetoId;
  /** Has only the slot's usual direction, so a later number may replace it. */
  open: boolean;
}

export type QuantityContext = UnitContext;
