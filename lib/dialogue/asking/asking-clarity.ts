import { alternativesOf, type SlotName, slotDefinitions, slotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import type { ConversationState, PendingQuestion } from "@/lib/dialogue/state/conversation-state";
import { asking } from "@/messages/asking";
import type { SlotChoice } from "./slot-question";

/** Rungs: other words, a few choices, yes or no. */
export const lastRung = 3;

export const oneCarNoted = asking.oneCar;

export function withoutAnswer({ offered }: PendingQuestion): string {
  return offered ? asking.asItIs : asking.gaveUp;
}

/** The second rung offers choices, the third the likeliest one. */
export function easierQuestion(asked: PendingQuestion, choices: readonly SlotChoice[], rung: number) {
  const [example] = middleFirst(choices);
  if (!example) return { text: asked.text, choices };
  const name = asked.slot ? slotDefinitions[asked.slot].label : "";
  switch (rung) {
    case 1:
      return { text: asking.otherWords({ name, example: example.label }), choices: [] };
    case 2:
      return { text: asking.close, choices: choices.slice(0, 4) };
    default:
      return { text: asking.right({ label: example.label }), choices: [example] };
  }
}

/** Prefers the most common word, or the middle bound. */
function middleFirst(choices: readonly SlotChoice[]): readonly SlotChoice[] {
  const isBounded = choices.some(({ predicate }) => predicate.op === ">=" || predicate.op === "<=");
  if (!isBounded) return choices;
  const middle = choices[Math.floor(choices.length / 2)];
  return middle ? [middle, ...choices.filter((choice) => choice !== middle)] : choices;
}

export type CareOfSlots = (slot: SlotName) => number;

/** From 0 (nobody cares) to 1. */
export const careOf: CareOfSlots = (slot) => slotDefinitions[slot].care ?? 0;

export const questionsOf = (slot: SlotName) => slotWords[slot].questions;

/** Most cared about first. */
export const slotsByCare: readonly SlotName[] = [...slotNames].sort(
  (a, b) => careOf(b) - careOf(a) || (a < b ? -1 : 1),
);

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
  return new Set<SlotName>([
    ...wishes.constraints.flatMap(alternativesOf).map(({ slot }) => slot),
    ...wishes.noPreference,
  ]);
}
