import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { economies, likeness, named, type SlotName, slotDefinitions } from "@/lib/constraints";
import { answering, tellsOf } from "@/lib/constraints/trade-words";
import { listed } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { type AnswerFacts, plainAnswer, type QuestionOf, showProducts } from "./answer";
import { fullName, knowProducts } from "./known";
import { figureOf, figureSlots, filled, gapText, leaderFigure, rankIn } from "./tell-slot";

export async function answerCompare({ products, about, end }: QuestionOf<"compare">, facts: AnswerFacts) {
  const known = (await knowProducts(products, facts)).map(({ product }) => product);
  const [first, second] = known;
  if (!first || !second) return plainAnswer(answers.compare.unknown);
  const isOfFuel = economies.some((slot) => about.includes(slot));
  const asked = isOfFuel ? [...new Set([...about, ...economies])] : about.length > 0 ? about : answering.compared;
  // City and highway mileage are one verdict where the same one wins both.
  const judged = asked.filter((slot) => {
    const lead = asked.find((each) => each === tellsOf(slot).within);
    return !lead || bestOf(slot, known) !== bestOf(lead, known);
  });
  const leads = end ? leader(asked[0], end, known) : [];
  const others = leads.length > 0 ? judged.slice(1) : judged;
  const [slot = likeness.price] = about;
  const fact = answers.facts.unlisted({ what: slotDefinitions[slot].label });
  const lacking = known.filter((each) => each[slot] === null).map((each) => nameAmong(each, known));
  const unlisted = lacking.map((product) => answers.facts.first({ product, fact }));
  const verdicts = [...leads, ...others.flatMap((slot) => verdict(slot, known) ?? []), ...unlisted].slice(0, 3);
  const told = [...new Set([...figureSlots, ...asked])];
  const figures = known.map((of) => {
    const own = told.flatMap((slot) => figureOf(slot, of) ?? []);
    return answers.compare.figures({ product: fullName(of), figures: own.join(", ") });
  });
  const table = showProducts(known, [...new Set([...asked, ...answering.tables.compare])]);
  const short = verdicts.length > 0 ? verdicts.join(" ") : undefined;
  return { ...plainAnswer([...verdicts, ...figures].join(" "), known, table), short };
}

/** "The lowest of these is the Outback: 66 in." Empty if a figure is unknown or shared. */
function leader(slot: SlotName | undefined, end: "most" | "least", products: readonly CatalogProduct[]): string[] {
  const label = slot && tellsOf(slot)[end];
  const ranked = slot ? rankedBy(slot, products, end === "least") : [];
  const [best, next] = ranked;
  if (!label || !best || ranked.length < products.length || best.value === next?.value) return [];
  const figure = leaderFigure(slot, best.product);
  return [answers.compare.leads({ label, product: nameAmong(best.product, products), figure })];
}

const prefersLess = (slot: SlotName) => slotDefinitions[slot].direction === "less";

function rankedBy(slot: SlotName, products: readonly CatalogProduct[], isLess = prefersLess(slot)) {
  const valued = products.flatMap((product) => {
    const value = rankIn(slot, product);
    return value === null ? [] : [{ product, value }];
  });
  return valued.sort((a, b) => (isLess ? a.value - b.value : b.value - a.value));
}

const bestOf = (slot: SlotName, products: readonly CatalogProduct[]) => rankedBy(slot, products)[0]?.product;

/** The best product and its lead. `null` if a value is unknown. */
function verdict(slot: SlotName, products: readonly CatalogProduct[]): string | null {
  const { better } = tellsOf(slot);
  const valued = rankedBy(slot, products);
  const [best, next] = valued;
  if (!better || !best || !next || valued.length < products.length) return null;
  const even = valued.filter(({ value }) => value === best.value).map(({ product }) => nameAmong(product, products));
  if (even.length > 1) return answers.compare.even({ products: listed(even), even: better.even });
  const gap = () => gapText(slot, Math.abs(best.value - next.value), best.product);
  const said = filled(products.length > 2 ? better.several : better.two, gap) ?? "";
  return answers.compare.better({ product: nameAmong(best.product, products), better: said });
}

export function nameAmong(product: CatalogProduct, products: readonly CatalogProduct[]): string {
  const isTwice = products.filter(({ make, model }) => make === product.make && model === product.model).length > 1;
  return isTwice ? fullName(product) : named(product.make, product.model);
}
