import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { PendingQuestion } from "@/lib/dialogue/state/conversation-state";
import { asking } from "@/messages/asking";
import type { SlotChoice } from "./slot-question";

/** Clarifying turns after a question, each easier: in other words, among few choices, yes or no. */
export const lastRung = 3;

/** How it is acknowledged that one particular car is meant. */
export const oneCarNoted = asking.oneCar;

/** What is said when clarifying comes to its end: that the search goes on without the answer. */
export function withoutAnswer({ offered }: PendingQuestion): string {
  return offered ? asking.asItIs : asking.gaveUp;
}

/** A slot question in easier words. Choices are offered on the second rung, the likeliest one on the third. */
export function easierQuestion(
  asked: PendingQuestion,
  choices: readonly SlotChoice[],
  rung: number,
): { text: string; choices: readonly SlotChoice[] } {
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

/** The likeliest choice first: the most common word, the bound in the middle. */
function middleFirst(choices: readonly SlotChoice[]): readonly SlotChoice[] {
  const isBounded = choices.some(({ predicate }) => predicate.op === ">=" || predicate.op === "<=");
  if (!isBounded) return choices;
  const middle = choices[Math.floor(choices.length / 2)];
  return middle ? [middle, ...choices.filter((choice) => choice !== middle)] : choices;
}
