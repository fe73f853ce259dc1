import type { Predicate } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slots";

/** Wish ids that together matter less than others together. */
export interface WishOrdering {
  lighter: string[];
  heavier: string[];
}

export interface OfferedChoice {
  label: string;
  id?: string;
  predicate?: Predicate;
  edits?: readonly Edit[];
  ordering?: WishOrdering;
}

/** Context for short answers. Never holds the shopper's words. */
export interface OpenQuestion {
  /** Undefined in recorded dialogues. */
  kind?: "slot" | "clarify" | "compare";
  slot?: SlotName;
  text: string;
  choices: readonly OfferedChoice[];
  tied?: readonly (readonly string[])[];
  isYesOrNo?: boolean;
}
