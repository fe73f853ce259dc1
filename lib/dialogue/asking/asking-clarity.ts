import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { ConversationState, PendingChoice, PendingQuestion } from "@/lib/dialogue/state/conversation-state";
import type { Intent, Reading } from "@/lib/reading/preference-reader";
import type { SlotChoice } from "./slot-question";

/** Clarifying turns after a question, each easier: in other words, among few choices, yes or no. */
export const lastRung = 3;

/** Words that lead away from a question without answering it; it simply stays open. */
const digressions: readonly Intent[] = ["greeting", "thanks", "help", "why", "why-ask", "undo", "redo", "start-over"];

const opensQuestion =
  /^(and |so |but |ok,? |hm+,? )*(who|whose|what|which|when|where|how|is|are|was|does|do|did|can|could|will|would|should|has|have|any)\b/i;

/** A question about cars or the search that states no wish: a digression, whoever can answer it. */
export function isFreeQuestion(
  text: string,
  { edits, doubts, intents }: Pick<Reading, "edits" | "doubts" | "intents">,
) {
  const isBare = edits.length === 0 && doubts.length === 0 && intents.length === 0;
  return isBare && /\?\s*$/.test(text) && opensQuestion.test(text.trim());
}

/** What is said to one where nobody but code is there to answer. */
export const freeQuestionNoted =
  "That I cannot answer in words; each car’s page holds all the catalog tells of it. I can search by price, body, size, fuel, drive, mileage and the like.";

/** Whether words were meant as an answer to the open question and could not be turned into a typed value. */
export function isUnread(
  { edits, doubts, intents }: Pick<Reading, "edits" | "doubts" | "intents">,
  { question, concession }: Pick<ConversationState, "question" | "concession">,
): boolean {
  if (!question || edits.length > 0 || intents.includes("show-now")) return false;
  if (intents.some((intent) => digressions.includes(intent))) return false;
  // A doubt with readings to choose from is asked about by itself.
  if (doubts.some(({ options }) => options.length > 0)) return false;
  return !(concession && intents.some((intent) => intent === "agree" || intent === "disagree"));
}

/** What is said when clarifying comes to its end: that the search goes on without the answer. */
export function withoutAnswer(question: PendingQuestion): string {
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

const yes = /^(yes|yeah|yep|yup|sure|ok|okay|right|correct|exactly|true|that'?s right|yes please)\b/i;
const no = /^(no|nope|nah|not really|not quite|wrong|neither)\b/i;

/** The choice a plain yes or no takes on the last rung; `null` for other words and other questions. */
export function yesOrNo(text: string, question: PendingQuestion | null): PendingChoice | null {
  if (question?.rung !== lastRung) return null;
  const said = text.trim();
  if (yes.test(said)) return question.choices[0] ?? null;
  return no.test(said) ? (question.choices[1] ?? null) : null;
}
