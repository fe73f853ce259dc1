import type { Operator } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Quantity } from "@/lib/reading/values/quantity";
import type { VetoId } from "@/lib/reading/vetoes";
import type { Stance } from "./polarity";
import type { StanceChances } from "./stance-chances";

/** A value with its stance: one thing the message says about one slot. */
export interface Statement {
  slot: SlotName;
  stance: Stance;
  clause: number;
  start: number;
  end: number;
  values: readonly (string | number)[];
  /** Set for bounded numbers. */
  op?: Operator;
  definite: boolean;
  quantity?: Quantity;
  nearly?: string;
  /** The rule that decided against what was learned. */
  veto?: VetoId;
  /** How the mention is meant, as learned from many voices. */
  chances?: StanceChances;
}
