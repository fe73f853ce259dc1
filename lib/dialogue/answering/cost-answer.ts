import { type CatalogProduct, matchesAll } from "@/lib/catalog/catalog-reader";
import { percentile } from "@/lib/catalog/percentile";
import { describeConstraint, likeness, type Predicate } from "@/lib/constraints";
import { answering, tellsOf } from "@/lib/constraints/trade-words";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { capitalised, listed } from "@/lib/dialogue/wording/count-words";
import type { AnswerPart } from "@/lib/dialogue/wording/parts";
import type { Measure } from "@/lib/reading/questions/question";
import { isNameSlot } from "@/lib/reading/values/names";
import { answers } from "@/messages/answers";
import { type AnswerFacts, plainAnswer, type QuestionOf, showProducts } from "./answer";
import { fullName } from "./known";
import { leaderOf } from "./superlative-answer";
import { supposedTests } from "./supposed-search";
import { bestEnd, gapText, leaderFigure, money, priceOf, productsThatAre, rankIn, without } from "./tell-slot";

type Tests = readonly Predicate[];

export async function answerCost({ supposed, slots, by, isWhich }: QuestionOf<"cost">, met: AnswerFacts) {
  const own = supposedTests(supposed);
  // "What does AWD add on a RAV4?"
  const of = own.filter(({ slot }) => isNameSlot(slot));
  const situation = of.length > 0 ? { ...met.situation, shown: of } : met.situation;
  const facts = { ...met, situation };
  const standing = situation.wishes.flatMap(({ constraint: own }) =>
    slots.includes(own.slot) ? toPredicate(own) : [],
  );
  const asked = own.filter(({ slot }) => slots.includes(slot));
  const tests = asked.length > 0 ? asked : standing;
  if (tests.length === 0) return plainAnswer(answers.cost.unasked);
  if (by) {
    const sides = await sidesOf(by, tests, facts, isWhich);
    return { ...sides, text: [...of.map(describeConstraint), sides.text].join(": ") };
  }
  const taken = new Set(tests.map(({ slot }) => slot));
  // A price bound would hide the effect.
  const rest = situation.shown.filter(({ slot }) => !taken.has(slot) && slot !== likeness.price);
  const [having, free] = await Promise.all([[...rest, ...tests], rest].map((side) => leaderOf(cheapest, side, facts)));
  const what = listed(tests.map(describeConstraint));
  if (!having) return plainAnswer(answers.cost.none({ what }));
  if (!free || matchesAll(free, tests)) {
    const nothing = answers.cost.nothing({ product: fullName(having), price: priceOf(having) });
    return plainAnswer(nothing, [having], showProducts([having]));
  }
  const like = await likeForLike(tests, tests.map(without), rest, what, facts);
  const text = like?.text ?? answers.cost.gap({ what: capitalised(what), gap: extra(having, free) });
  const ends = answers.cost.ends({
    ...{ product: fullName(having), price: priceOf(having), other: fullName(free), otherPrice: priceOf(free) },
  });
  const prices = await pricesBeside([rest, [...rest, ...tests]], { what, gap: extra(having, free) }, facts);
  const shows = showProducts([having, free], [...taken, ...answering.tables.cost]);
  return plainAnswer(`${text} ${ends}`, [having, free], { ...shows, prices });
}

async function sidesOf({ slot, end }: Measure, tests: Tests, facts: AnswerFacts, isWhich = false) {
  const taken = new Set([slot, ...tests.map((each) => each.slot)]);
  // "Is a convertible dearer than a coupe?"
  const [first, second] = tests.length === 2 && (taken.size === 2 || isWhich) ? tests : [];
  const own = first && second ? [first] : tests;
  const rest = facts.situation.shown.filter((each) => !taken.has(each.slot));
  const others = second ? [second] : tests.map(without);
  const best = { by: slot, end: bestEnd(slot) };
  const [having, free] = await Promise.all([own, others].map((side) => leaderOf(best, [...rest, ...side], facts)));
  const what = listed(own.map(describeConstraint));
  if (!having) return plainAnswer(answers.cost.none({ what }));
  const like = slot === likeness.price ? await likeForLike(own, others, rest, what, facts) : null;
  if (like) return like;
  const [figure, other] = [rankIn(slot, having), free ? rankIn(slot, free) : null];
  if (!free || figure === null || other === null) return plainAnswer(answers.cost.every({ what }));
  const lead = end === "most" ? figure - other : other - figure;
  const sides = { kind: productsThatAre(own), rest: second ? productsThatAre([second]) : answers.cost.others };
  const gap = gapText(slot, Math.abs(lead), having);
  const leader = capitalised(lead > 0 ? sides.kind : second ? sides.rest : answers.cost.rest);
  const told = isWhich ? answers.cost.wins({ leader, gap }) : answers.cost.leads({ yes: lead > 0, gap });
  const verdict = lead === 0 ? answers.cost.even : told;
  const label = tellsOf(slot)[best.end] ?? "";
  const figures = { figure: leaderFigure(slot, having), otherFigure: leaderFigure(slot, free) };
  const names = { first: fullName(having), other: fullName(free) };
  const text = answers.cost.sides({ label, ...sides, ...names, ...figures });
  const pair = [having, free];
  return plainAnswer(`${verdict} ${text}`, pair, showProducts(pair, [slot, ...answering.tables.cost]));
}

/** The middle difference in price between versions of one model and year on each side. */
async function likeForLike(own: Tests, others: Tests, rest: Tests, what: string, { catalog }: AnswerFacts) {
  const free = rest.filter(({ slot }) => slot !== likeness.price);
  const leastOf = async (side: Tests) => {
    const products = (await catalog.products([...free, ...side], mostPaired)).filter((product) => priceIn(product) > 0);
    const dearestFirst = [...products].sort((a, b) => priceIn(b) - priceIn(a));
    return new Map(dearestFirst.map((each) => [`${each.year} ${each.make} ${each.model}`, priceIn(each)]));
  };
  const [one, two] = await Promise.all([leastOf(own), leastOf(others)]);
  const gaps = [...one].flatMap(([key, price]) => (two.has(key) ? [price - (two.get(key) ?? 0)] : []));
  if (gaps.length < fewestPairs) return null;
  const gap = percentile(Float64Array.from(gaps).sort(), 0.5);
  const says = { what: capitalised(what), gap: money(Math.abs(Math.round(gap / 100) * 100)), less: gap < 0 };
  return plainAnswer(answers.cost.pairs({ ...says, count: gaps.length }));
}

/** Fewer pairs say nothing of a kind. */
const [fewestPairs, mostPaired] = [5, 4000];

/** Dots per row, and the reach past the gap, in gaps. */
const drawn = { dots: 24, beyond: 1 };

/** List prices without and with the wish, from the cheapest to some way above both. */
async function pricesBeside(
  sides: readonly [Predicate[], Predicate[]],
  { what, gap }: { what: string; gap: string },
  { catalog }: AnswerFacts,
): Promise<AnswerPart["prices"]> {
  const read = await catalog.distributions(sides.map((where) => ({ where, slot: likeness.price })));
  const [all, some] = read.map(({ values }) => values.map(({ value }) => Number(value)));
  const [low, high] = [all?.[0], some?.[0]];
  if (!all || !some || low === undefined || high === undefined || high <= low) return undefined;
  const near = (prices: number[]) => {
    const within = prices.filter((price) => price <= high + (high - low) * drawn.beyond);
    const step = Math.max(1, within.length / drawn.dots);
    return within.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  };
  const asked = { label: capitalised(what), prices: near(some) };
  return { free: { label: answers.cost.without, prices: near(all) }, asked, gap };
}

function extra(having: CatalogProduct, free: CatalogProduct): string {
  return money(priceIn(having) - priceIn(free));
}

function priceIn({ [likeness.price]: price }: CatalogProduct): number {
  return price ?? 0;
}

const cheapest = { by: likeness.price, end: "least" } as const;
