import type { Constraint, Edit, Predicate, SlotName } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";

export interface Supposed {
  edits: Edit[];
  without: SlotName[];
  /** Moves bounds: more money, fewer miles. */
  moved: { slot: SlotName; by: number }[];
}

export function supposedBy(edits: Edit[]): Supposed {
  return { edits, without: [], moved: [] };
}

/** At the usual weight. */
export function addingTest(test: Predicate): Edit {
  return { kind: "add", constraint: toConstraint(test) };
}

export function addedBy({ edits }: { edits: readonly Edit[] }): Constraint[] {
  return edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
}
