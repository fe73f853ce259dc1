import { type Constraint, describeConstraint, isExclusion, slotDefinitions, valuesOf } from "@/lib/constraints";
import { givesUp } from "@/lib/dialogue/deciding/offer";
import { quoteOf } from "@/lib/dialogue/deciding/quote-wish";
import { isModelOf, productReferenceOf, rowName } from "@/lib/dialogue/showing/shown-products";
import { type EffectiveWish, givenWishes, toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { allOf, capitalised, listed, productCount, theSlot, theSlots } from "@/lib/dialogue/wording/count-words";
import type { AnswerPart, ResultProduct } from "@/lib/dialogue/wording/parts";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf, showProducts, showResults } from "./answer";
import { standing } from "./choose-answer";
import { fullName, knowIt } from "./known";
import { priceOf } from "./tell-slot";
import { offerWords, otherOffers } from "./what-if-answer";

type Why = QuestionOf<"why">;

type Told = string | PlainAnswer;

const tellers: Record<Why["about"], (question: Why, facts: AnswerFacts) => Told | Promise<Told>> = {
  ...{ weights: weightsOf, others: othersOf, source: sourceOf, absent: whyAbsent, order: whyFirst, gave: whyGave },
  lacks: () => answers.why.lacks,
  asking: (_, { met }) => met.question?.why || answers.why.notAsking,
  // "Why not the mileage?" when the mileage did give way.
  kept: (question, facts) => {
    const isAsked = ({ constraint: { slot } }: EffectiveWish) => question.slots.includes(slot);
    return (givenWishes(facts.situation.wishes).some(isAsked) ? whyGave : whyKept)(question, facts);
  },
};

export async function answerWhy(question: Why, facts: AnswerFacts): Promise<PlainAnswer> {
  const told = await tellers[question.about](question, facts);
  return typeof told === "string" ? plainAnswer(told) : told;
}

async function whyGave(question: Why, facts: AnswerFacts): Promise<Told> {
  const { situation, settings, state, met } = facts;
  const gave = givenWishes(situation.wishes);
  if (gave.length === 0 && situation.kind === "free") {
    const wished = question.slots.filter((slot) => situation.wishes.some(({ constraint }) => constraint.slot === slot));
    const kept = listed(wished.map(theSlot));
    return kept ? answers.why.unchanged({ names: kept }) : met.question?.why || answers.why.met;
  }
  if (gave.length === 0) return state.lastWhy || othersOf(question, facts);
  if (settings.reasons === false) return answers.why.products;
  const asked =
    question.slots.length > 0 ? gave.filter(({ constraint }) => question.slots.includes(constraint.slot)) : gave;
  // "Why the budget?" when something else gave way.
  if (asked.length === 0) return whyKept(question, facts);
  if (situation.concession?.by === "shopper") return answers.why.yours;
  const given = gave.reduce((sum, { constraint }) => sum + points(constraint.weight), 0);
  const text = [
    answers.why.none({ all: allOf(situation.wishes.length) }),
    answers.why.least({ own: listed(theSlots(gave)), points: given }),
    ...gave.map((wish) => basis(wish.constraint, facts)),
  ];
  return plainAnswer(text.join(" "), [], await sumsTable(facts));
}

async function sumsTable({ situation: { wishes }, catalog, state }: AnswerFacts): Promise<AnswerPart> {
  const sorted = [...wishes].sort((a, b) => b.constraint.weight - a.constraint.weight).slice(0, 6);
  const rows = sorted.map(async ({ constraint, adjustment }) => {
    const rest = wishes.filter((each) => each.constraint.id !== constraint.id);
    const count = constraint.locked ? null : await catalog.count(rest.map((each) => toPredicate(each.constraint)));
    const quote = quoteOf(constraint, state.transcript);
    return {
      label: capitalised(describeConstraint(constraint)),
      values: [
        `${points(constraint.weight)}`,
        quote && quote.length <= 40 ? `“${quote.trim()}”` : "",
        count === null ? answers.why.heads.locked : productCount(count),
      ],
      best: [],
      gave: adjustment ? true : undefined,
    };
  });
  const { weight, quote, without } = answers.why.heads;
  return { cars: [], heads: [weight, quote, without], rows: await Promise.all(rows), sources: [] };
}

function basis(constraint: Constraint, { state }: AnswerFacts): string {
  const name = slotDefinitions[constraint.slot].label;
  const weighed = constraint.evidence.find((each) => each.for === "weight");
  const quote = weighed && (quoteOf(constraint, state.transcript) || weighed.quote);
  if (quote && quote.length <= 60) return answers.why.said({ name, quote: quote.trim() });
  return answers.why.silent({ name });
}

/** "Where did 20k come from?": the words that it was heard in. */
function sourceOf({ value = 0 }: Why, { met, situation, state }: AnswerFacts): string {
  const heard = [...met.wishes.constraints, ...situation.wishes.map(({ constraint }) => constraint)];
  const wish = heard.find((each) => each.value === value || each.value === value * 1000);
  const quote = wish && quoteOf(wish, state.transcript);
  if (!quote) return answers.why.noSource({ value });
  return answers.why.source({ quote: quote.trim(), wish: describeConstraint(wish) });
}

function whyKept({ slots, sums: isSummed }: Why, { situation, state }: AnswerFacts): string {
  const wish = situation.wishes.find(({ constraint }) => slots.includes(constraint.slot));
  if (!wish) {
    const wishes = listed(situation.wishes.map((each) => describeConstraint(each.constraint)));
    return wishes ? answers.why.unasked({ wishes }) : answers.why.empty;
  }
  const { constraint } = wish;
  const name = slotDefinitions[constraint.slot].label;
  const offer = situation.offers.find((each) => givesUp(each, [constraint.id]));
  const quote = quoteOf(constraint, state.transcript) ?? describeConstraint(constraint);
  const counted = answers.why.counts({ name, points: points(constraint.weight) });
  const how = constraint.locked ? answers.why.locked({ name }) : isSummed ? counted : answers.why.asked({ quote });
  if (givenWishes(situation.wishes).length === 0 && situation.kind === "free")
    return `${how} ${answers.why.stays({ name })}`;
  if (!offer) return answers.why.alone({ how, name });
  const change = capitalised(offerWords(offer, situation.wishes));
  return answers.why.switch({ how, change, products: productCount(offer.matches), name });
}

function othersOf(_: Why, { situation }: AnswerFacts): string {
  const others = otherOffers(situation).slice(0, 3);
  if (others.length > 0) {
    const ways = others.map((offer) =>
      answers.why.way({ change: offerWords(offer, situation.wishes), products: productCount(offer.matches) }),
    );
    return ways.map((way, place) => (place === 0 ? answers.why.could : answers.why.orWay)({ way })).join(" ");
  }
  if (situation.kind !== "free") return answers.why.only;
  const gainOf = ({ id }: Constraint) => situation.gains.get(id) ?? 0;
  const gains = situation.wishes.flatMap(({ constraint }) => (gainOf(constraint) > 0 ? [constraint] : []));
  if (gains.length === 0) return answers.why.nothing;
  const top = gains.sort((a, b) => gainOf(b) - gainOf(a)).slice(0, 2);
  const said = top.map((each) => answers.why.adds({ wish: theSlot(each.slot), products: productCount(gainOf(each)) }));
  return answers.why.gains({ gains: listed(said) });
}

function weightsOf(_: Why, { situation }: AnswerFacts): string {
  const sorted = situation.wishes.map(({ constraint }) => constraint).sort((a, b) => a.weight - b.weight);
  if (sorted.length === 0) return answers.why.empty;
  const said = sorted.map((each) =>
    answers.why.weight({ wish: describeConstraint(each), points: points(each.weight) }),
  );
  return answers.why.weights({ weights: listed(said) });
}

function whyFirst(question: Why, facts: AnswerFacts): Told | Promise<Told> {
  const { products } = question;
  const { results, situation } = facts;
  const places = products.map((asked) => results.cars.findIndex((each) => isModelOf(asked, each)));
  // "Why X before Y?" is about the one ahead.
  const place = places.length > 1 && !places.includes(-1) ? Math.min(...places) : (places[0] ?? 0);
  if (place < 0) return whyAbsent(question, facts);
  const product = results.cars[place];
  if (!product) return answers.why.noProduct;
  const met = product.marks.filter(({ mark }) => mark === "met").length;
  const lost = product.marks.find(({ mark }) => mark !== "met");
  const next = results.cars[places.length > 1 ? Math.max(...places) : place + 1];
  const rank = answers.why.rank({ product: rowName(product), place: place + 1 });
  const isEven = !lost && next?.marks.every(({ mark }) => mark === "met");
  const scored = { met, count: product.marks.length, fit: Boolean(product.fit), points: points(product.score) };
  const of = situation.wishes.length === 0 ? answers.why.popular : isEven ? "" : answers.why.score(scored);
  const ties = product.fit ? "" : answers.why.ties;
  const short = lost ? answers.why.short({ name: lost.label.toLowerCase(), value: lost.value }) : ties;
  const fit = question.sums ? describeFit(product) : edgeOf(product, next);
  return { text: `${rank}${of}${short}${fit}`, products: productReferenceOf(product), shows: showResults([product]) };
}

async function whyAbsent({ products: [asked] }: Why, facts: AnswerFacts): Promise<Told> {
  const known = asked && (await knowIt(asked, facts));
  if (!known) return answers.why.unknown;
  const { product, fits, name, isExact } = known;
  const place = facts.results.cars.findIndex(({ make, model }) => make === product.make && model === product.model) + 1;
  const named = { product: fullName(product), price: priceOf(product) };
  const refused = facts.situation.shown.flatMap(({ op, value }) => (isExclusion(op) ? valuesOf(value) : []));
  if (refused.includes(product.make) || refused.includes(product.model)) return answers.why.refused({ name });
  const off = { ...named, name, standing: standing(product, facts) };
  const isListed = facts.results.cars.some(({ position }) => position === product.position);
  const isPlaced = fits.length > 0 || (place > 0 && (isListed || !isExact));
  const saysOff = isExact ? answers.why.off : answers.why.absent;
  const text = isPlaced ? answers.why.place({ ...named, place }) : saysOff(off);
  return plainAnswer(text, [product], showProducts([product]));
}

function points(weight: number): number {
  return Math.round(weight * 100);
}

/** What put it ahead of the next product: "It's newer and sells better." Empty outside the shop. */
function edgeOf({ fit = [] }: ResultProduct, next: ResultProduct | undefined): string {
  const leads = fit.flatMap(({ term, points: own }) => {
    const lead = own - (next?.fit?.find((each) => each.term === term)?.points ?? own);
    return lead > 0 && term !== "wishes" ? [{ lead, says: answers.why.edges[term] }] : [];
  });
  const most = Math.max(...leads.map(({ lead }) => lead));
  const ahead = leads.filter(({ lead }) => lead >= Math.min(1, most)).map(({ says }) => says);
  return next && ahead.length > 0 ? answers.why.edge({ product: rowName(next), edges: listed(ahead) }) : "";
}

/** "It gets 91 of 100 points: wishes 65/65, ...". Empty outside the shop. */
function describeFit({ fit = [] }: ResultProduct): string {
  if (fit.length === 0) return "";
  const { fits, term, terms } = answers.why;
  const total = fit.reduce((sum, each) => sum + each.points, 0);
  const parts = fit.map((each) =>
    term({ name: terms[each.term], points: Math.round(each.points), most: Math.round(each.of) }),
  );
  return fits({ total: Math.round(total), parts: listed(parts) });
}
