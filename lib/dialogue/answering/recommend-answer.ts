import { type CatalogProduct, matchesAll } from "@/lib/catalog/catalog-reader";
import { answering } from "@/lib/constraints/trade-words";
import { isModelOf, productReferenceOf } from "@/lib/dialogue/showing/shown-products";
import { recommendation } from "@/lib/dialogue/wording/recommendation";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf, showProducts, showResults } from "./answer";
import { nameAmong } from "./compare-answer";
import { fullName, knowProducts } from "./known";
import { filled, gapText, leadOf, priceOf } from "./tell-slot";

/** Recommends one product with reasons. "Which would you buy" adds the runner-up, "you pick" doesn't. */
export async function answerRecommend({ handsOver, products, other }: QuestionOf<"recommend">, facts: AnswerFacts) {
  const { situation, settings, state } = facts;
  const results = other ? unspoken(facts) : facts.results;
  if (!settings.recommends) return plainAnswer(answers.recommend.off);
  // Tell two versions of one model apart.
  const isOne = products.length > 1 && products.every(({ models }) => models.join() === products[0]?.models.join());
  const [first] = results.cars;
  const isFirst =
    !isOne && products.length !== 2 && first !== undefined && products.some((each) => isModelOf(each, first));
  const known = isFirst ? [] : (await knowProducts(products, facts)).map(({ product }) => product);
  if (known.length > 1 && known[0]?.position !== known[1]?.position) return between(known, facts);
  const said = recommendation(results, { ...state, ...situation }, { isPick: handsOver });
  if (!said) return plainAnswer(answers.recommend.none);
  return { text: said.text, products: said.products.flatMap(productReferenceOf), shows: showResults(said.products) };
}

/** Skips products already discussed. */
function unspoken({ results, met: { spoken = [] } }: AnswerFacts): AnswerFacts["results"] {
  const left = results.cars.filter((row) => !spoken.some((each) => isModelOf(each, row)));
  return left.length > 0 ? { ...results, cars: left } : results;
}

function between(products: readonly CatalogProduct[], { situation, results }: AnswerFacts): PlainAnswer {
  // The list's own first keeps its place.
  const leads = (of: CatalogProduct) => Number(results.cars[0]?.position === of.position);
  const fits = (of: CatalogProduct) =>
    situation.wishes.length > 0 && matchesAll(of, situation.shown) ? 10 + leads(of) * 5 : 0;
  const wins = (product: CatalogProduct) =>
    fits(product) +
    products.reduce((sum, other) => sum + (other === product ? 0 : advantages(product, other).length), 0);
  const [best, other] = [...products].sort((a, b) => wins(b) - wins(a));
  if (!best || !other) return plainAnswer(answers.recommend.name);
  const [first, second] = advantages(best, other);
  const [loss] = advantages(other, best);
  const reasons =
    fits(best) - fits(other) >= 10
      ? answers.recommend.fits
      : [first, second].flatMap((each) => each ?? []).join(answers.whatIf.and) || answers.recommend.popular;
  const against = loss ? answers.recommend.against({ product: nameAmong(other, [best, other]), loss }) : "";
  const text = `${answers.recommend.take({ product: fullName(best), price: priceOf(best), reasons })}${against}`;
  return plainAnswer(text, [best, other], showProducts([best, other], answering.tables.recommend));
}

function advantages(product: CatalogProduct, other: CatalogProduct): string[] {
  return answering.edges.flatMap((edge) => {
    const lead = leadOf(edge, product, other);
    return lead >= edge.from ? [filled(edge.better, () => gapText(edge.slot, lead, product)) ?? ""] : [];
  });
}
