import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";

/** Wish ids that together matter less than others together. */
export interface WishOrdering {
  lighter: string[];
  heavier: string[];
}

export interface OfferedChoice {
  label: string;
  /** Undefined in questions from recorded dialogues. */
  id?: string;
  predicate?: Predicate;
  edits?: readonly Edit[];
  /** The ranking it tells. */
  ordering?: WishOrdering;
}

/** The open question: context for short answers, and never the shopper's own words. */
export interface OpenQuestion {
  /** A comparison asks which wish to keep. Undefined in recorded dialogues. */
  kind?: "slot" | "clarify" | "compare";
  slot?: SlotName;
  text: string;
  choices: readonly OfferedChoice[];
  /** The sets a comparison decides between. */
  tied?: readonly (readonly string[])[];
  isYesOrNo?: boolean;
}

/** A comparison's wishes; `undefined` without one. */
export function wishesAtStake(
  question: OpenQuestion | undefined,
  constraints: readonly Constraint[],
): readonly Constraint[] | undefined {
  if (question?.kind !== "compare") return undefined;
  const compared = question.choices.flatMap(({ ordering }) => [
    ...(ordering?.lighter ?? []),
    ...(ordering?.heavier ?? []),
  ]);
  const ids = new Set([...compared, ...(question.tied ?? []).flat()]);
  return constraints.filter(({ id }) => ids.has(id));
}
