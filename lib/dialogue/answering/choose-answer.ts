import { type CatalogCar, matchesAll } from "@/lib/catalog/catalog-reader";
import { estimateOf } from "@/lib/constraints/trade-words";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { listed, numberWord, theSlots } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf, showCars } from "./answer";
import { fullName, knowIt } from "./known";
import { priceOf } from "./tell-slot";

export async function answerChoose({ car: chosen, misses }: QuestionOf<"choose">, facts: AnswerFacts) {
  const known = await knowIt(chosen, facts);
  if (!known) return plainAnswer(answers.facts.which);
  const { car } = known;
  const named = { car: fullName(car), price: priceOf(car) };
  if (misses) return plainAnswer(answers.choose.misses({ asked: misses, ...named }), [car], showCars([car]));
  const sentences = [
    answers.choose.done({ ...named, today: estimateOf(car) !== null }),
    standing(car, facts),
    answers.choose.next,
    answers.choose.saved,
  ];
  return plainAnswer(sentences.filter(Boolean).join(" "), [car], showCars([car]));
}

export async function answerRemark({ car }: QuestionOf<"remark">, facts: AnswerFacts): Promise<PlainAnswer> {
  const known = await knowIt(car, facts);
  return known ? plainAnswer(answers.choose.noted({ car: fullName(known.car) }), [known.car]) : plainAnswer("");
}

/** "It has four of your five wishes; the mileage is off." */
export function standing(car: CatalogCar, { situation: { wishes }, state }: AnswerFacts): string {
  const off = wishes.filter(({ constraint }) => !matchesAll(car, [toPredicate(constraint)]));
  const all = wishes.length;
  if (all === 0) return "";
  if (off.length === 0) return answers.choose.all({ known: state.unheld !== undefined });
  if (off.length === all) return answers.choose.none;
  const names = theSlots(off);
  return answers.choose.some({
    ...{ met: numberWord(all - off.length), all: numberWord(all), names: listed(names), count: names.length },
  });
}
