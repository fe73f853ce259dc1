import { passes } from "@/lib/catalog/matches";
import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import { isNumericSlot, type SlotName, slotNames } from "@/lib/constraints/slot-name";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { givesLightestFirst } from "./hidden-order";
import type { KnownWish, PersonaKnowledge } from "./persona-knowledge";

export function isYesOrNo({ choices }: QuestionPart): boolean {
  return choices.length === 2 && choices.some(isNo);
}

/** "No", "No, leave it". */
export function isNo({ label }: { label: string }): boolean {
  return /^no(?:[,.]|$)/i.test(label);
}

/** Whether it asks about meaning or correctness, not about what would do. */
export function asksMeaning({ text }: QuestionPart): boolean {
  return /\b(?:mean|meant|right|correct)\b/i.test(lastSentence(text));
}

/** A person's yes or no: yes to its meaning, to its limits and to its first loss; no to every other stretch. */
export function saysYes(knowledge: PersonaKnowledge, question: QuestionPart): boolean {
  const offered = question.choices.filter((choice) => !isNo(choice) && !/^yes\b/i.test(choice.label));
  const asked = [lastSentence(question.text), ...offered.map(({ label }) => label)].join(" ");
  if (asksMeaning(question)) return knowledge.wishes.some((wish) => isNamed(wish, asked));
  const slots = slotsIn(question, asked, knowledge);
  if (slots.length === 0) return false;
  if (/\b(?:keep|hold|stick)\b/i.test(asked)) return !givesLightestFirst(knowledge, slots);
  return isWithinLimits(knowledge, slots, asked) || givesLightestFirst(knowledge, slots);
}

/** Every named number passes its wish; without a wish anything does. */
function isWithinLimits({ wishes }: PersonaKnowledge, slots: readonly SlotName[], asked: string): boolean {
  const numbers = (asked.match(/\d[\d,]*/g) ?? []).map((each) => Number(each.replaceAll(",", "")));
  const holds = ({ slot, test }: KnownWish) =>
    isNumericSlot(slot) && numbers.length > 0 && numbers.every((number) => passes(number, test));
  return wishes.filter(({ slot }) => slots.includes(slot)).every(holds);
}

/** A question's subject, by its mark or else by its words. */
function slotsIn({ slot }: QuestionPart, asked: string, { wishes }: PersonaKnowledge): SlotName[] {
  if (slot) return [slot];
  const said = plainly(asked);
  const worded = slotNames.filter((each) => said.includes(plainly(slotDefinitions[each].label)));
  const valued = wishes.filter((wish) => isNamed(wish, asked)).map((wish) => wish.slot);
  if (worded.length + valued.length > 0) return [...worded, ...valued];
  return asked.includes("$") ? wishes.flatMap((wish) => (wish.value.startsWith("$") ? [wish.slot] : [])) : [];
}

/** Whether a text states a wish in the persona's or the page's words. */
function isNamed({ value, test }: KnownWish, text: string): boolean {
  return [value, describeConstraint(test)].some((each) => plainly(text).includes(plainly(each)));
}

/** Letters and digits with single spaces, for matching whole words. */
export function plainly(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
}

function lastSentence(text: string): string {
  return text.split(/(?<=[.!?]) /).at(-1) ?? text;
}
