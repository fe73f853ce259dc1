import type { CatalogCar } from "@/lib/catalog/car";
import { matchesAll } from "@/lib/catalog/matches";
import { slotDefinitions } from "@/lib/constraints/slots";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { listed, numberWord } from "@/lib/dialogue/wording/count-words";
import type { Question } from "@/lib/reading/questions/question";
import type { Answer, AnswerFacts } from "./answer";
import { fullName, knowCar, referenceTo } from "./known-car";
import { priceOf } from "./said";
import { showCars } from "./shown-answer";

/** The end of a search: what the chosen car costs, how it stands to the wishes, and what to do next. */
export async function answerChoose(
  { car: chosen }: Extract<Question, { kind: "choose" }>,
  facts: AnswerFacts,
): Promise<Answer> {
  const known = await knowCar(chosen, facts);
  if (!known) return { text: "Which car do you mean? Name one and I'll tell you.", cars: [] };
  const { car } = known;
  const sentences = [
    `The ${fullName(car)} it is: ${priceOf(car)} list price.`,
    standing(car, facts),
    "Next, ask a dealer for the out-the-door price and take a test drive.",
    "Your search stays saved here.",
  ];
  return { text: sentences.filter(Boolean).join(" "), cars: [referenceTo(car)], shows: showCars([car]) };
}

/** "It has four of your five wishes; the mileage is off." */
export function standing(car: CatalogCar, { situation: { wishes } }: AnswerFacts): string {
  const off = wishes.filter(({ constraint }) => !matchesAll(car, [toPredicate(constraint)]));
  const all = wishes.length;
  if (all === 0) return "";
  if (off.length === 0) return all > 2 ? `It has all ${numberWord(all)} of your wishes.` : "It has what you asked for.";
  const names = [...new Set(off.map(({ constraint }) => `the ${slotDefinitions[constraint.slot].label}`))];
  if (off.length === all) return "It has none of your wishes.";
  return `It has ${numberWord(all - off.length)} of your ${numberWord(all)} wishes; ${listed(names)} ${names.length === 1 ? "is" : "are"} off.`;
}
