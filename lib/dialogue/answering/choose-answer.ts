import { type CatalogProduct, matchesAll } from "@/lib/catalog/catalog-reader";
import { estimateOf } from "@/lib/constraints/trade-words";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { listed, numberWord, theSlots } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf, showProducts } from "./answer";
import { fullName, knowIt } from "./known";
import { priceOf } from "./tell-slot";

export async function answerChoose({ product: chosen, other, misses }: QuestionOf<"choose">, facts: AnswerFacts) {
  const known = await knowIt(chosen, facts);
  const second = other && (await knowIt(other, facts))?.product;
  if (!known) return plainAnswer(answers.facts.which);
  const { product } = known;
  const named = { product: fullName(product), price: priceOf(product) };
  if (misses)
    return plainAnswer(answers.choose.misses({ asked: misses, ...named }), [product], showProducts([product]));
  const sentences = [
    ...(second
      ? [answers.choose.two({ ...named, other: fullName(second), otherPrice: priceOf(second) })]
      : [answers.choose.done({ ...named, today: estimateOf(product) !== null }), standing(product, facts)]),
    answers.choose.next,
    answers.choose.saved,
  ];
  const taken = [product, ...(second ? [second] : [])];
  return plainAnswer(sentences.filter(Boolean).join(" "), taken, showProducts(taken));
}

export async function answerRemark({ product }: QuestionOf<"remark">, facts: AnswerFacts): Promise<PlainAnswer> {
  const known = await knowIt(product, facts);
  if (!known) return plainAnswer("");
  return plainAnswer(answers.choose.noted({ product: fullName(known.product) }), [known.product]);
}

/** "It has four of your five wishes; the mileage is off." */
export function standing(product: CatalogProduct, { situation: { wishes }, state }: AnswerFacts): string {
  const off = wishes.filter(({ constraint }) => !matchesAll(product, [toPredicate(constraint)]));
  const all = wishes.length;
  if (all === 0) return "";
  if (off.length === 0) return answers.choose.all({ known: state.unheld !== undefined });
  if (off.length === all) return answers.choose.none;
  const names = theSlots(off);
  return answers.choose.some({
    ...{ met: numberWord(all - off.length), all: numberWord(all), names: listed(names), count: names.length },
  });
}
