import { passes } from "@/lib/catalog/catalog-reader";
import { describeConstraint, isNumericSlot, type SlotName, slotDefinitions, slotNames } from "@/lib/constraints";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { givesLightestFirst, type KnownWish, type PersonaKnowledge } from "./persona-knowledge";

export function isYesOrNo({ choices }: QuestionPart): boolean {
  return choices.length === 2 && choices.some(isNo);
}

export function isNo({ label }: { label: string }): boolean {
  return /^no(?:[,.]|$)/i.test(label);
}

/** About meaning or correctness, not about what would do. */
export function asksMeaning({ text }: QuestionPart): boolean {
  return /\b(?:mean|meant|right|correct)\b/i.test(lastSentence(text));
}

/** Yes to its meaning, its limits and its first loss; no to any other stretch. */
export function saysYes(knowledge: PersonaKnowledge, question: QuestionPart): boolean {
  const offered = question.choices.filter((choice) => !isNo(choice) && !/^yes\b/i.test(choice.label));
  const asked = [lastSentence(question.text), ...offered.map(({ label }) => label)].join(" ");
  if (asksMeaning(question)) return knowledge.wishes.some((wish) => isNamed(wish, asked));
  const slots = slotsIn(question, asked, knowledge);
  if (slots.length === 0) return false;
  if (/\b(?:keep|hold|stick)\b/i.test(asked)) return !givesLightestFirst(knowledge, slots);
  return isWithinLimits(knowledge, slots, asked) || givesLightestFirst(knowledge, slots);
}

/** Without a wish, anything passes. */
function isWithinLimits({ wishes }: PersonaKnowledge, slots: readonly SlotName[], asked: string): boolean {
  const numbers = (asked.match(/\d[\d,]*/g) ?? []).map((each) => Number(each.replaceAll(",", "")));
  const holds = ({ slot, test }: KnownWish) =>
    isNumericSlot(slot) && numbers.length > 0 && numbers.every((number) => passes(number, test));
  return wishes.filter(({ slot }) => slots.includes(slot)).every(holds);
}

/** By the question's mark, else by its words. */
function slotsIn({ slot }: QuestionPart, asked: string, { wishes }: PersonaKnowledge): SlotName[] {
  if (slot) return [slot];
  const said = plainly(asked);
  const worded = slotNames.filter((each) => said.includes(plainly(slotDefinitions[each].label)));
  const valued = wishes.filter((wish) => isNamed(wish, asked)).map((wish) => wish.slot);
  if (worded.length + valued.length > 0) return [...worded, ...valued];
  return asked.includes("$") ? wishes.flatMap((wish) => (wish.value.startsWith("$") ? [wish.slot] : [])) : [];
}

function isNamed({ value, test }: KnownWish, text: string): boolean {
  return [value, describeConstraint(test)].some((each) => plainly(text).includes(plainly(each)));
}

/** Normalizes to letters, digits and single spaces, to match whole words. */
export function plainly(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
}

function lastSentence(text: string): string {
  return text.split(/(?<=[.!?]) /).at(-1) ?? text;
}
