import { alternativesOf, type SlotName, slotDefinitions, slotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import type { ConversationState, PendingQuestion } from "@/lib/dialogue/state/conversation-state";
import { asking } from "@/messages/asking";
import type { SlotChoice } from "./slot-question";

export const oneProductNoted = asking.oneProduct;

export function withoutAnswer({ offered }: PendingQuestion): string {
  return offered ? asking.asItIs : asking.gaveUp;
}

/** Prefers the most common word, or the middle bound. */
export function middleOf(choices: readonly SlotChoice[]): SlotChoice | undefined {
  const isBounded = choices.some(({ predicate }) => predicate.op === ">=" || predicate.op === "<=");
  return choices[isBounded ? Math.floor(choices.length / 2) : 0];
}

export type CareOfSlots = (slot: SlotName) => number;

/** From 0 (nobody cares) to 1. */
export const careOf: CareOfSlots = (slot) => slotDefinitions[slot].care ?? 0;

export const questionsOf = (slot: SlotName) => slotWords[slot].questions;

/** Most cared about first. */
export const slotsByCare: readonly SlotName[] = slotNames.toSorted((a, b) => careOf(b) - careOf(a) || (a < b ? -1 : 1));

export function askableSlots(asked: readonly SlotName[], settled: ReadonlySet<SlotName>): SlotName[] {
  return unaskedSlots(asked, settled).filter((slot) => careOf(slot) > 0);
}

/** Also slots that few care about. */
export function unaskedSlots(asked: readonly SlotName[], settled: ReadonlySet<SlotName>): SlotName[] {
  const isSettled = (name: string) => settled.has(name as SlotName);
  return slotsByCare.filter((slot) => {
    const { askedAfter, notAskedAfter = [] } = slotDefinitions[slot];
    if (asked.includes(slot) || settled.has(slot) || notAskedAfter.some(isSettled)) return false;
    return askedAfter === undefined || askedAfter.some(isSettled);
  });
}

export function settledIn({ wishes }: Pick<ConversationState, "wishes">): Set<SlotName> {
  const wished = wishes.constraints.flatMap(alternativesOf).map(({ slot }) => slot);
  return new Set<SlotName>([...wished, ...wishes.noPreference]);
}
