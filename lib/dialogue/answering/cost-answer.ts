import { type CatalogCar, matchesAll } from "@/lib/catalog/catalog-reader";
import { describeConstraint, likeness, type Predicate, slotDefinitions, valuesOf } from "@/lib/constraints";
import { answering, tellsOf } from "@/lib/constraints/answering";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { capitalised, listed } from "@/lib/dialogue/wording/count-words";
import type { AnswerPart } from "@/lib/dialogue/wording/parts";
import type { Measure } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf, showCars } from "./answer";
import { fullName } from "./known-car";
import { leaderOf } from "./superlative-answer";
import { supposedTests } from "./supposed-search";
import { carsThatAre, gapText, leaderFigure, money, priceOf, rankIn } from "./tell-slot";

export async function answerCost({ supposed, slots, by }: QuestionOf<"cost">, facts: AnswerFacts) {
  const { situation } = facts;
  const standing = situation.wishes
    .filter(({ constraint }) => slots.includes(constraint.slot))
    .map(({ constraint }) => toPredicate(constraint));
  const asked = supposedTests(supposed).filter(({ slot }) => slots.includes(slot));
  const tests = asked.length > 0 ? asked : standing;
  if (tests.length === 0) return plainAnswer(answers.cost.unasked);
  if (by) return sidesOf(by, tests, facts);
  const taken = new Set(tests.map(({ slot }) => slot));
  // A price bound would hide the effect.
  const rest = situation.shown.filter(({ slot }) => !taken.has(slot) && slot !== likeness.price);
  const [having, free] = await Promise.all([
    leaderOf(cheapest, [...rest, ...tests], facts),
    leaderOf(cheapest, rest, facts),
  ]);
  const what = listed(tests.map(describeConstraint));
  if (!having) return plainAnswer(answers.cost.none({ what }));
  if (!free || matchesAll(free, tests)) {
    const nothing = answers.cost.nothing({ car: fullName(having), price: priceOf(having) });
    return plainAnswer(nothing, [having], showCars([having]));
  }
  const twin = await twinWithout(having, tests, rest, facts);
  const says = { what: capitalised(what), gap: extra(having, twin ?? free) };
  const text = twin
    ? answers.cost.twin({ ...says, car: `${having.year} ${having.make} ${having.model}`, price: priceOf(twin) })
    : answers.cost.gap(says);
  const ends = answers.cost.ends({
    ...{ car: fullName(having), price: priceOf(having), other: fullName(free), otherPrice: priceOf(free) },
  });
  const shown = [having, ...(twin ? [twin] : []), free];
  const prices = await pricesBeside([rest, [...rest, ...tests]], { what, gap: extra(having, free) }, facts);
  const shows = showCars(shown, [...taken, ...answering.tables.cost]);
  return plainAnswer(`${text} ${ends}`, [having, free], { ...shows, prices });
}

async function sidesOf({ slot, end }: Measure, tests: readonly Predicate[], facts: AnswerFacts): Promise<PlainAnswer> {
  const taken = new Set([slot, ...tests.map((each) => each.slot)]);
  // "Is a convertible dearer than a coupe?"
  const [first, second] = tests.length === 2 && taken.size === 2 ? tests : [];
  const own = first && second ? [first] : tests;
  const rest = facts.situation.shown.filter((each) => !taken.has(each.slot));
  const others = second
    ? [second]
    : tests.map((test): Predicate => ({ ...test, op: "not in", value: valuesOf(test.value).map(String) }));
  const best = slotDefinitions[slot].direction === "less" ? "least" : "most";
  const [having, free] = await Promise.all(
    [own, others].map((side) => leaderOf({ by: slot, end: best }, [...rest, ...side], facts)),
  );
  const what = listed(own.map(describeConstraint));
  if (!having) return plainAnswer(answers.cost.none({ what }));
  const [figure, other] = [rankIn(slot, having), free ? rankIn(slot, free) : null];
  if (!free || figure === null || other === null) return plainAnswer(answers.cost.every({ what }));
  const lead = end === "most" ? figure - other : other - figure;
  const verdict =
    lead === 0 ? answers.cost.even : answers.cost.leads({ yes: lead > 0, gap: gapText(slot, Math.abs(lead), having) });
  const label = tellsOf(slot)[best] ?? "";
  const figures = { figure: leaderFigure(slot, having), otherFigure: leaderFigure(slot, free) };
  const text = answers.cost.sides({
    label,
    ...{ kind: carsThatAre(own), rest: second ? carsThatAre([second]) : answers.cost.others },
    ...{ first: fullName(having), other: fullName(free), ...figures },
  });
  return plainAnswer(`${verdict} ${text}`, [having, free], showCars([having, free], [slot, ...answering.tables.cost]));
}

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

function extra(having: CatalogCar, free: CatalogCar): string {
  return money(priceIn(having) - priceIn(free));
}

function priceIn({ [likeness.price]: price }: CatalogCar): number {
  return price ?? 0;
}

/** The cheapest version of the same model and year without the wish. */
async function twinWithout(
  having: CatalogCar,
  tests: readonly Predicate[],
  rest: readonly Predicate[],
  { catalog }: AnswerFacts,
): Promise<CatalogCar | undefined> {
  const same = (["make", "model", "year"] as const).map((slot) => ({ slot, op: "==" as const, value: having[slot] }));
  const versions = await catalog.cars([...rest, ...same], mostVersions);
  return versions
    .filter((car) => !matchesAll(car, tests) && priceIn(car) > 0 && priceIn(car) < priceIn(having))
    .sort((a, b) => priceIn(a) - priceIn(b))[0];
}

const mostVersions = 200;
const cheapest = { by: likeness.price, end: "least" } as const;
