import type { Constraint, Edit, SlotName, Wishes } from "@/lib/constraints";
import { constraintId, testOfAll, valuesOf } from "@/lib/constraints";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { Doubt } from "./reading";

export type SliceCounts = ReadonlyMap<SlotName, ReadonlyMap<string | number, number>>;

/** Narrows alternatives and unanswerable doubts to a slice's values. Keeps lists without any. */
export function narrowToSlice(
  constraints: readonly Constraint[],
  doubts: readonly Doubt[],
  counts: SliceCounts,
): Constraint[] {
  return constraints.map((constraint) => {
    const counted = counts.get(constraint.slot);
    if (constraint.op !== "in" || !counted) return constraint;
    const held = valuesOf(constraint.value).filter((value) => (counted.get(value) ?? 0) > 0);
    const doubt = doubts.find(({ kind, slot }) => kind === "ambiguous-value" && slot === constraint.slot);
    const taken = doubt ? readingsOf(doubt).find((value) => held.includes(value)) : undefined;
    const kept = taken === undefined ? held : [taken];
    const narrowed = testOfAll("==", kept);
    if (!narrowed) return constraint;
    return { ...constraint, ...narrowed, id: constraintId({ slot: constraint.slot, ...narrowed }) };
  });
}

function readingsOf({ options }: Doubt): (string | number)[] {
  return options.flatMap(({ edits }) =>
    edits.flatMap((edit) => {
      const [only, ...more] = edit.kind === "add" ? valuesOf(edit.constraint.value) : [];
      return only !== undefined && more.length === 0 ? [only] : [];
    }),
  );
}

export interface TranscriptReading {
  wishes: Wishes;
  messages: { message: MessageReading; edits: readonly Edit[]; words: string }[];
  doubts: Doubt[];
}
