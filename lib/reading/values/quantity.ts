import type { NumericSlotName, Operator } from "@/lib/constraints";
import type { VetoId } from "@/lib/reading/lexicon/stance-words";
import type { TokenSpan } from "@/lib/reading/text/tokenize";

export type QuantityTest = { slot: NumericSlotName; op: Operator; value: number };

export interface Quantity extends TokenSpan {
  tests: QuantityTest[];
  /** The number's first token, after its bound. */
  core: number;
  blurred: boolean;
  /** "Either" is combined mileage. */
  place?: "unsaid" | "either";
  /** The rule that overrode the model. */
  veto?: VetoId;
  /** A later number may replace it. */
  open: boolean;
}
