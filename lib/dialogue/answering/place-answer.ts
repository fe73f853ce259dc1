import { likeness, numericSlotNames, type Predicate, type SlotName, slotDefinitions } from "@/lib/constraints";
import { answering } from "@/lib/constraints/trade-words";
import { answers } from "@/messages/answers";
import { type AnswerFacts, plainAnswer, type QuestionOf, showProducts } from "./answer";
import { firstOf, knowProducts } from "./known";
import { figureOf, productsThatAre } from "./tell-slot";

/** Beyond two thirds of its kind, a figure is high or low. */
const side = 2 / 3;

/** "Is 169 hp a lot?": the share of its kind with more or less. */
export async function answerPlace({ value, tests, products, ...asked }: QuestionOf<"place">, facts: AnswerFacts) {
  const [known] = await knowProducts(products.length > 0 ? products : firstOf(facts), facts);
  const product = known?.product;
  const isOf = (each: SlotName) => each !== likeness.price && Math.abs(Number(product?.[each]) - Number(value)) < 1;
  const slot = asked.slot ?? numericSlotNames.find(isOf);
  const figure = value ?? (slot && product?.[slot]);
  if (!slot || !product || typeof figure !== "number") return plainAnswer(answers.unknown.admits.other);
  const own = answering.alike.map((each): Predicate => ({ slot: each, op: "==", value: String(product[each]) }));
  const kind = tests.length > 0 ? tests : own;
  const [found] = await facts.catalog.distributions([{ where: kind, slot }]);
  const countOf = (is: (each: number) => boolean) =>
    (found?.values ?? []).reduce((sum, each) => sum + (is(Number(each.value)) ? each.count : 0), 0);
  const [more, less, all] = [countOf((each) => each > figure), countOf((each) => each < figure), countOf(() => true)];
  if (all === 0) return plainAnswer(answers.unknown.admits.other);
  const rank = more / all > side ? "low" : less / all > side ? "high" : "other";
  const text = answers.place({
    ...{ figure: figureOf(slot, { ...product, [slot]: figure }) ?? slotDefinitions[slot].label, rank },
    ...{ kind: productsThatAre(kind), share: Math.floor((Math.max(more, less) / all) * 100), more: more > less },
  });
  return plainAnswer(text, [product], showProducts([product], [slot]));
}
