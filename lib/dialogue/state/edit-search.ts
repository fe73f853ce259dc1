import { describeConstraint, type Edit, leftOut, tooManyWishes, type WishChange } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import type { Ordering } from "@/lib/relaxation/relax";
import { reply } from "@/messages/reply";
import type { AppliedAct } from "./applied-act";
import type { Concession, ConversationState } from "./conversation-state";
import { remember } from "./history";
import type { DialogueSettings } from "./settings";
import type { TurnEvent } from "./turn-event";

export type MeaningOfMust = Pick<DialogueSettings, "mustMeans">;

export function editSearch(state: ConversationState, edits: readonly Edit[], { mustMeans }: MeaningOfMust): AppliedAct {
  const meant = mustMeans === "weight" ? edits.map(unlocked) : edits;
  const { wishes, changes, refused } = applyEdits(state.wishes, meant);
  const events: TurnEvent[] = [
    ...changes.map((change) => ({
      name: "wish-change" as const,
      data: { before: change.before ?? null, after: change.after ?? null },
    })),
    ...refused.map((each) => ({ name: "edit-refuse" as const, data: { ...each } })),
  ];
  const left = refused.flatMap(({ edit, reason }) =>
    reason === tooManyWishes && edit.kind === "add" ? [describeConstraint(edit.constraint)] : [],
  );
  const surplus = left.length > 0 ? leftOut(left) : undefined;
  const touched = changes.length > 0 || wishes.noPreference.length !== state.wishes.noPreference.length;
  if (!touched) {
    const [first] = refused;
    const notice = surplus ?? (first && reply.refused({ reason: first.reason }));
    return { state, changes: [], events, notice };
  }
  const kept = { constraints: [...wishes.constraints], noPreference: [...wishes.noPreference] };
  const next = {
    ...remember(state, { wishes: kept, concession: concessionAfter(state.concession, changes) }),
    before: beforeAfter(state.before, changes),
    orderings: orderingsAfter(state.orderings, changes),
  };
  return { state: next, changes, events, notice: surplus };
}

function unlocked(each: Edit): Edit {
  return each.kind === "add" ? { ...each, constraint: { ...each.constraint, locked: false } } : each;
}

/** A shopper's choice lasts until one of its wishes changes. */
function concessionAfter(concession: Concession | null, changes: readonly WishChange[]): Concession | null {
  if (concession?.by !== "shopper") return null;
  const touched = new Set(changes.map((change) => (change.before ?? change.after)?.id));
  return concession.adjustments.some((each) => touched.has(each.id)) ? null : concession;
}

/** A comparison lasts until one of its wishes goes or changes weight. */
function orderingsAfter(orderings: readonly Ordering[], changes: readonly WishChange[]): Ordering[] {
  const reweighed = new Set(
    changes.flatMap(({ before, after }) => (before && before.weight !== after?.weight ? [before.id] : [])),
  );
  return orderings.filter(({ lighter, heavier }) => ![...lighter, ...heavier].some((id) => reweighed.has(id)));
}

function beforeAfter(before: ConversationState["before"], changes: readonly WishChange[]): ConversationState["before"] {
  const next = { ...before };
  for (const { before: old, after } of changes) {
    if (!old) continue;
    delete next[old.id];
    const changed = after && describeConstraint(after) !== describeConstraint(old);
    if (changed) next[after.id] = describeConstraint(old);
  }
  return next;
}
