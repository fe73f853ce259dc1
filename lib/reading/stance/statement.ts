import type { Operator } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Quantity } from "@/lib/reading/values/quantity";
import type { VetoId } from "@/lib/reading/vetoes";
import type { Stance } from "./polarity";
import type { StanceChances } from "./stance-chances";

/** A value with its stance: one thing a message says about one slot. */
export interface Statement {
  slot: SlotName;
  stance: Stance;
  clause: number;
  start: number;
  end: number;
  values: readonly (string | number)[];
  /** For bounded numbers. */
  op?: Operator;
  definite: boolean;
  quantity?: Quantity;
  nearly?: string;
  /** The rule that overrode the model. */
  veto?: VetoId;
  chances?: StanceChances;
}
