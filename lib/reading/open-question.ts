import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";

/** Wishes that matter less together than others do together. Ids of wishes. */
export interface WishOrdering {
  lighter: string[];
  heavier: string[];
}

export interface OfferedChoice {
  label: string;
  /** Missing in questions that were only heard, such as those of a recorded dialogue. */
  id?: string;
  /** The predicate the choice stands for. */
  predicate?: Predicate;
  /** What taking it does. */
  edits?: readonly Edit[];
  /** What taking it tells about wishes. */
  ordering?: WishOrdering;
}

/** The question that was open when the shopper spoke: context for short answers, never the shopper's own words. */
export interface OpenQuestion {
  /** A comparison asks which of the standing wishes to keep. Missing in a recorded dialogue. */
  kind?: "slot" | "clarify" | "compare";
  slot?: SlotName;
  text: string;
  choices: readonly OfferedChoice[];
  /** The sets of wishes a comparison is to decide between. */
  tied?: readonly (readonly string[])[];
  /** It asks for a plain yes or no. */
  isYesOrNo?: boolean;
}

/** The wishes a comparison asks about; `undefined` where none is open. */
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
