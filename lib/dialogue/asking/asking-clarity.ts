import { slotDefinitions } from "@/lib/constraints";
import type { PendingQuestion } from "@/lib/dialogue/state/conversation-state";
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
