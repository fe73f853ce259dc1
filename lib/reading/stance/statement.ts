import type { Operator, SlotName } from "@/lib/constraints";
import type { VetoId } from "@/lib/reading/lexicon/stance-words";
import type { Quantity } from "@/lib/reading/values/quantity";
import type { Stance } from "./polarity";
import type { StanceChances } from "./stance-chances";

export interface Statement {
  slot: SlotName;
  stance: Stance;
  clause: number;
  start: number;
  end: number;
  values: readonly (string | number)[];
  op?: Operator;
  definite: boolean;
  quantity?: Quantity;
  /** Its own words refuse it. */
  refused?: true;
  /** Goes beside the names wished before. */
  added?: boolean;
  veto?: VetoId;
  chances?: StanceChances;
}
