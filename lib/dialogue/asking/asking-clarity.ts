import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { PendingQuestion } from "@/lib/dialogue/state/conversation-state";
import type { SlotChoice } from "./slot-question";

/** Clarifying turns after a question, each easier: in other words, among few choices, yes or no. */
export const lastRung = 3;

/** How it is acknowledged that one particular car is meant. */
export const oneCarNoted = "One particular car, then; tell me what you know of it.";

/** What is said when clarifying comes to its end: that the search goes on without the answer. */
export function withoutAnswer(question: PendingQuestion): string {
  if (question.offered) return "OK, your search stays as it is.";
  const about = question.slot ? ` about ${slotDefinitions[question.slot].label}` : "";
  return `I did not get an answer${about} that I can use, so I go on without one; say it whenever you like.`;
}

/** A slot question in easier words. Choices are offered on the second rung, the likeliest one on the third. */
export function easierQuestion(
  asked: PendingQuestion,
  choices: readonly SlotChoice[],
  rung: number,
): { text: string; choices: readonly SlotChoice[] } {
  const [example] = middleFirst(choices);
  if (!example) return { text: asked.text, choices };
  const label = asked.slot ? slotDefinitions[asked.slot].label : "that";
  switch (rung) {
    case 1:
      return {
        text: `Sorry, I did not get that. Could you put the ${label} another way, for example “${example.label}”?`,
        choices: [],
      };
    case 2:
      return { text: "Is one of these close?", choices: choices.slice(0, 4) };
    default:
      return { text: `Would ${example.label} be right?`, choices: [example] };
  }
}

/** The likeliest choice first: the most common word, the bound in the middle. */
function middleFirst(choices: readonly SlotChoice[]): readonly SlotChoice[] {
  const isBounded = choices.some(({ predicate }) => predicate.op === ">=" || predicate.op === "<=");
  if (!isBounded) return choices;
  const middle = choices[Math.floor(choices.length / 2)];
  return middle ? [middle, ...choices.filter((choice) => choice !== middle)] : choices;
}
