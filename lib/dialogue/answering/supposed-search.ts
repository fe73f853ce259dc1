import { type Constraint, type Edit, isBound, isExclusion, type Operator, type Predicate } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import type { Supposed } from "@/lib/reading/questions/supposed";

export function supposedTests({ edits }: Supposed): Predicate[] {
  return edits.flatMap((edit) => (edit.kind === "add" ? [toPredicate(edit.constraint)] : []));
}

/** A hypothetical search, and the edits that make it real. */
export interface SupposedSearch {
  edits: Edit[];
  constraints: readonly Constraint[];
}

/** Returns `null` if the edits change nothing. */
export function supposeSearch(supposed: Supposed, { wishes }: Pick<ConversationState, "wishes">) {
  const edits = editsOf(supposed, wishes.constraints);
  const { wishes: after, changes } = applyEdits(wishes, edits);
  return changes.length > 0 ? { edits, constraints: after.constraints } : null;
}

function editsOf({ edits, without, moved }: Supposed, constraints: readonly Constraint[]): Edit[] {
  const gone = constraints.filter(({ slot }) => without.includes(slot));
  const shifted = moved.flatMap(({ slot, by }): Edit[] =>
    constraints.flatMap((each): Edit[] => {
      if (each.slot !== slot || !isBound(each.op) || typeof each.value !== "number") return [];
      return [{ kind: "change", id: each.id, value: each.value + by }];
    }),
  );
  // A supposed value keeps the current weight.
  const joined = edits.map((edit) => (edit.kind === "add" ? addedTo(edit.constraint, constraints) : edit));
  return [...gone.map(({ id }): Edit => ({ kind: "remove", id })), ...shifted, ...joined];
}

function addedTo(constraint: Constraint, constraints: readonly Constraint[]): Edit {
  const standing = constraints.find(({ slot, op }) => slot === constraint.slot && kindOf(op) === kindOf(constraint.op));
  if (!standing) return { kind: "add", constraint };
  return { kind: "change", id: standing.id, op: constraint.op, value: constraint.value };
}

function kindOf(op: Operator): string {
  return isBound(op) ? op : isExclusion(op) ? "exclusion" : "choice";
}
