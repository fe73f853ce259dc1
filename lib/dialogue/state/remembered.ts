import { z } from "zod";
import type { Constraint, Edit, SlotName } from "@/lib/constraints";
import { describeConstraint, isExclusion, slotDefinitions } from "@/lib/constraints";
import { constraintSchema } from "@/lib/constraints/constraint";
import { listed } from "@/lib/dialogue/wording/count-words";
import { reply } from "@/messages/reply";
import type { ConversationState } from "./conversation-state";

/** Drops locks and quotes, because nobody said them in this search. */
export function rememberedFrom(constraints: unknown): Constraint[] {
  return (z.array(z.unknown()).safeParse(constraints).data ?? []).flatMap((each) => {
    const constraint = constraintSchema.safeParse(each).data;
    return constraint ? [{ ...constraint, locked: false, evidence: [] }] : [];
  });
}

/** Wishes that outlast a search: of lasting slots, and what somebody never wants again. */
export function lastingIn(remembered: readonly Constraint[]): Constraint[] {
  return remembered.filter(({ slot, op }) => slotDefinitions[slot].lasts || isExclusion(op));
}

/** Starts a search with lasting wishes, for guests who agreed. The others are offered. */
export function recalled(remembered: readonly Constraint[]): Pick<ConversationState, "remembered" | "wishes"> {
  const constraints = lastingIn(remembered);
  return {
    remembered: remembered.filter((each) => !constraints.includes(each)),
    wishes: { constraints, noPreference: [] },
  };
}

/** The first reply names them, so that any can be taken off. */
export function recalledNote({ turn, wishes }: Pick<ConversationState, "turn" | "wishes">): string {
  const kept = turn === 0 ? wishes.constraints.filter(({ evidence }) => evidence.length === 0) : [];
  return kept.length > 0 ? reply.remembered.kept({ wishes: listed(kept.map(describeConstraint)) }) : "";
}

type Known = Pick<ConversationState, "remembered" | "past" | "wishes" | "question">;

export function rememberedOn(slot: SlotName, { remembered = [] }: Pick<Known, "remembered">): Constraint[] {
  return remembered.filter((wish) => wish.slot === slot);
}

/** "Same as before": the asked slot's earlier wish, or without a question all open wishes of the last search. */
export function takeAsBefore(state: Known): { edits: Edit[]; text: string } {
  const slot = state.question?.slot;
  const now = new Set(state.wishes.constraints.map((wish) => wish.slot));
  const wishes = slot
    ? ([earlierOn(slot, state), rememberedOn(slot, state)].find((each) => each.length > 0) ?? [])
    : (state.remembered ?? []).filter((wish) => !now.has(wish.slot));
  if (wishes.length === 0) return { edits: [], text: reply.remembered.none };
  const text = reply.remembered.same({ wishes: listed(wishes.map(describeConstraint)) });
  return { edits: wishes.map((constraint) => ({ kind: "add", constraint })), text };
}

function earlierOn(slot: SlotName, { past }: Known): Constraint[] {
  const snapshot = past.findLast(({ wishes }) => wishes.constraints.some((wish) => wish.slot === slot));
  return snapshot?.wishes.constraints.filter((wish) => wish.slot === slot) ?? [];
}

export function offerAgain(wishes: readonly Constraint[]): { text: string; label: string } {
  const said = { wishes: listed(wishes.map(describeConstraint)) };
  return { text: reply.remembered.again(said), label: reply.remembered.label(said) };
}
