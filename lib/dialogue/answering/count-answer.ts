import { isExclusion, likeness, named, type Predicate } from "@/lib/constraints";
import { listed, productCount } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { groupDigits } from "@/messages/group-digits";
import { type AnswerFacts, plainAnswer, type QuestionOf, showProducts } from "./answer";
import { fullName, mostSold } from "./known";
import { leaderOf } from "./superlative-answer";
import { supposedTests, supposeSearch } from "./supposed-search";
import { priceOf, productsThatAre } from "./tell-slot";

const mostLooked = 60;
const mostNamed = 3;
const mostMakers = 6;

export async function answerCount({ supposed, everywhere, words, makers }: QuestionOf<"count">, facts: AnswerFacts) {
  const { catalog, situation, state } = facts;
  const tests = supposedTests(supposed);
  const [all, own, inAll] = await Promise.all([
    catalog.count([]),
    // An asked bound narrows the current one.
    catalog.count([...situation.shown, ...tests]),
    catalog.count(tests),
  ]);
  const edits = (inAll > 0 && supposeSearch(supposed, state)?.edits) || [];
  const { total, wishes } = situation;
  const isOpen = everywhere || wishes.length === 0;
  const products = productCount(total);
  const kind = (count: number) => ({ count, kind: productsThatAre(tests, count) });
  const whole = answers.count.all({ products: productCount(all) });
  if (tests.length === 0) return plainAnswer(isOpen ? whole : answers.count.fit({ products, all: groupDigits(all) }));
  if (words) return plainAnswer(answers.count.unheard({ ...kind(own > 0 ? own : inAll), words }));
  if (!isOpen && total === 0) return plainAnswer(answers.count.noneNow(kind(inAll)));
  const { among, elsewhere, have, never } = answers.count;
  const where = isOpen || own === 0 ? tests : [...situation.shown, ...tests];
  const by = makers && inAll > 0 ? await makersOf(where, catalog) : "";
  if (!isOpen && own === 0) {
    const rest = tests.filter(({ slot }) => inAll > 0 || slot !== likeness.price);
    const cheapest = rest.length > 0 ? await leaderOf({ by: likeness.price, end: "least" }, rest, facts) : null;
    const from = cheapest ? answers.count.from({ product: fullName(cheapest), price: priceOf(cheapest) }) : "";
    const shows = showProducts(cheapest ? [cheapest] : []);
    if (inAll === 0) return plainAnswer(never({ kind: productsThatAre(tests), from }), [], shows);
    return { ...plainAnswer(`${elsewhere({ ...kind(inAll), products })}${by}${from}`, [], shows), edits };
  }
  const text = isOpen ? have(kind(inAll)) : among({ ...kind(own), products });
  // A named model's price says more than its name.
  const isNamed = tests.some(({ slot, op }) => slot === "model" && !isExclusion(op));
  // A new one is meant, where one is left.
  const newest = isNamed ? await leaderOf({ by: likeness.orders.year, end: "most" }, where, facts) : null;
  const late: Predicate[] = newest ? [{ slot: likeness.orders.year, op: "==", value: newest.year }] : [];
  const low = newest ? await leaderOf({ by: likeness.price, end: "least" }, [...where, ...late], facts) : null;
  const from = low ? answers.count.newest({ product: fullName(low), price: priceOf(low) }) : "";
  if (low) return { ...plainAnswer(`${text}${from}`, [low]), edits };
  const such = await examples(where, catalog);
  return { ...plainAnswer(`${text}${by}${such.text}`, such.products.slice(0, 1)), edits };
}

/** "So who does?": the makes, those with the most first. */
async function makersOf(where: readonly Predicate[], catalog: AnswerFacts["catalog"]): Promise<string> {
  const [found] = await catalog.distributions([{ where, slot: "make" }]);
  const makes = [...(found?.values ?? [])].sort((a, b) => b.count - a.count).map(({ value }) => String(value));
  const others = makes.length - mostMakers;
  const named = makes.slice(0, mostMakers);
  return answers.count.makers({
    makes: listed(others > 0 ? [...named, answers.lineup.more({ count: groupDigits(others) })] : named),
  });
}

/** The best-selling models with these. */
async function examples(where: readonly Predicate[], catalog: AnswerFacts["catalog"]) {
  const products = await mostSold(catalog, where, mostLooked);
  const names = [...new Set(products.map(({ make, model }) => named(make, model)))].slice(0, mostNamed);
  return { products, text: names.length > 0 ? answers.count.such({ names: listed(names), count: names.length }) : "" };
}
