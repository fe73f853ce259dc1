import { z } from "zod";
import { type Constraint, constraintSchema } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";
import { listed } from "@/lib/dialogue/wording/count-words";
import { reply } from "@/messages/reply";
import type { ConversationState } from "./conversation-state";

/**
 * The wishes of a guest's earlier search, to be offered again: without locks and quotes, because nothing of them was
 * said in this one. What cannot be read any more is left out.
 */
export function rememberedFrom(constraints: unknown): Constraint[] {
  const read = z.array(z.unknown()).safeParse(constraints);
  return (read.data ?? []).flatMap((each) => {
    const constraint = constraintSchema.safeParse(each).data;
    return constraint ? [{ ...constraint, locked: false, evidence: [] }] : [];
  });
}

type Known = Pick<ConversationState, "remembered" | "past" | "wishes" | "question">;

/** What was wished of a slot in the earlier search; empty when nothing was. */
export function rememberedOn(slot: SlotName, { remembered = [] }: Pick<Known, "remembered">): Constraint[] {
  return remembered.filter((wish) => wish.slot === slot);
}

export interface AsBefore {
  edits: Edit[];
  aside: string;
}

/**
 * "Same as before": what was wished earlier of the slot that is asked about, in this search or in the one before; with
 * no such question, all of the earlier search that is not settled yet. Nothing is made up: what is not known is said.
 */
export function takeAsBefore(state: Known): AsBefore {
  const slot = state.question?.slot;
  const now = new Set(state.wishes.constraints.map((wish) => wish.slot));
  const wishes = slot
    ? firstOf([earlierOn(slot, state), rememberedOn(slot, state)])
    : (state.remembered ?? []).filter((wish) => !now.has(wish.slot));
  if (wishes.length === 0) return { edits: [], aside: reply.remembered.none };
  const aside = reply.remembered.same({ wishes: listed(wishes.map(describeConstraint)) });
  return { edits: wishes.map((constraint) => ({ kind: "add", constraint })), aside };
}

function firstOf(lists: readonly Constraint[][]): Constraint[] {
  return lists.find((list) => list.length > 0) ?? [];
}

/** What stood on a slot before it was taken back in this search. */
function earlierOn(slot: SlotName, { past }: Known): Constraint[] {
  const snapshot = past.findLast(({ wishes }) => wishes.constraints.some((wish) => wish.slot === slot));
  return snapshot?.wishes.constraints.filter((wish) => wish.slot === slot) ?? [];
}

/** How an earlier wish is offered in the question on its slot. */
export function offerAgain(wishes: readonly Constraint[]): { text: string; label: string } {
  const said = { wishes: listed(wishes.map(describeConstraint)) };
  return { text: reply.remembered.again(said), label: reply.remembered.label(said) };
}
