import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Operator } from "@/lib/constraints/operator";
import type { NumericSlotName, SlotName } from "@/lib/constraints/slot-name";
import type { RoleGuess } from "@/lib/reading/learned/number-roles";
import type { Token } from "@/lib/reading/text/tokenize";
import type { VetoId } from "@/lib/reading/vetoes";
import type { SpokenNumber } from "./numbers";
import type { Sighting } from "./units/sightings";
import type { StandingNumber } from "./units/unit-context";

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

export interface QuantityContext {
  tokens: readonly Token[];
  sightings: readonly Sighting[];
  numbers: readonly SpokenNumber[];
  vocabulary: Vocabulary;
  asked?: SlotName;
  standing?: readonly StandingNumber[];
  /** In the order of `numbers`. */
  roles?: readonly RoleGuess[];
}
