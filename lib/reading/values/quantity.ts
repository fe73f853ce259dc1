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
  /** First token of the number itself, behind the words that bound it. */
  core: number;
  /** The number was blurred or stands in a decade: its weight is uncertain. */
  blurred: boolean;
  problem?: "mileage-place" | "unclear" | "age" | "impossible";
  slot?: SlotName;
  /** The rule that said what the number counts, before what was learned was asked. */
  veto?: VetoId;
  /** Written with "only" the slot's usual direction: a later number may replace it. */
  open: boolean;
}

export interface QuantityContext {
  tokens: readonly Token[];
  sightings: readonly Sighting[];
  numbers: readonly SpokenNumber[];
  vocabulary: Vocabulary;
  asked?: SlotName;
  standing?: readonly StandingNumber[];
  /** What each number probably counts, in the order of `numbers`. */
  roles?: readonly RoleGuess[];
}
