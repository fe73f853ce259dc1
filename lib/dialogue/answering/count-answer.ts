import { likeness, named, type Predicate } from "@/lib/constraints";
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

export async function answerCount({ supposed, everywhere, words }: QuestionOf<"count">, facts: AnswerFacts) {
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
  if (!isOpen && own === 0) {
    const rest = tests.filter(({ slot }) => inAll > 0 || slot !== likeness.price);
    const cheapest = rest.length > 0 ? await leaderOf({ by: likeness.price, end: "least" }, rest, facts) : null;
    const from = cheapest ? answers.count.from({ product: fullName(cheapest), price: priceOf(cheapest) }) : "";
    const shows = showProducts(cheapest ? [cheapest] : []);
    if (inAll === 0) return plainAnswer(never({ kind: productsThatAre(tests), from }), [], shows);
    return { ...plainAnswer(`${elsewhere({ ...kind(inAll), products })}${from}`, [], shows), edits };
  }
  const text = isOpen ? have(kind(inAll)) : among({ ...kind(own), products });
  const where = isOpen ? tests : [...situation.shown, ...tests];
  // A named model's price says more than its name.
  const isNamed = tests.some(({ slot }) => slot === "model");
  const low = isNamed ? await leaderOf({ by: likeness.price, end: "least" }, where, facts) : null;
  const from = low ? answers.count.from({ product: fullName(low), price: priceOf(low) }) : "";
  if (low) return { ...plainAnswer(`${text}${from}`, [low]), edits };
  const such = await examples(where, catalog);
  return { ...plainAnswer(`${text}${such.text}`, such.products.slice(0, 1)), edits };
}

/** The best-selling models with these. */
async function examples(where: readonly Predicate[], catalog: AnswerFacts["catalog"]) {
  const products = await mostSold(catalog, where, mostLooked);
  const names = [...new Set(products.map(({ make, model }) => named(make, model)))].slice(0, mostNamed);
  return { products, text: names.length > 0 ? answers.count.such({ names: listed(names), count: names.length }) : "" };
}
