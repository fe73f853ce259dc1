import type { Edit, Predicate, SlotName } from "@/lib/constraints";

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
