import type { CatalogCar } from "@/lib/catalog/car";
import { matchesAll } from "@/lib/catalog/matches";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { capitalised, listed } from "@/lib/dialogue/wording/count-words";
import type { Question } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { fullName, referenceTo } from "./known-car";
import { money, priceOf } from "./said";
import { showCars } from "./shown-answer";
import { supposedTests } from "./supposed-search";

/** What a wish adds to the price: the cheapest car with it beside the cheapest without asking for it. */
export async function answerCost(
  { supposed, slots }: Extract<Question, { kind: "cost" }>,
  facts: AnswerFacts,
): Promise<PlainAnswer> {
  const { situation } = facts;
  const standing = situation.wishes
    .filter(({ constraint }) => slots.includes(constraint.slot))
    .map(({ constraint }) => toPredicate(constraint));
  const asked = supposedTests(supposed).filter(({ slot }) => slots.includes(slot));
  const tests = asked.length > 0 ? asked : standing;
  if (tests.length === 0) return { text: answers.cost.unasked, cars: [] };
  const taken = new Set(tests.map(({ slot }) => slot));
  // A price bound would hide what the wish adds.
  const rest = situation.shown.filter(({ slot }) => !taken.has(slot) && slot !== "msrp");
  const [having, free] = await Promise.all([cheapest([...rest, ...tests], facts), cheapest(rest, facts)]);
  const what = listed(tests.map(describeConstraint));
  if (!having) return { text: answers.cost.none({ what }), cars: [] };
  if (!free || matchesAll(free, tests)) {
    return {
      text: answers.cost.nothing({ car: fullName(having), price: priceOf(having) }),
      cars: [referenceTo(having)],
      shows: showCars([having]),
    };
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
  return {
    text: `${text} ${ends}`,
    cars: [referenceTo(having), referenceTo(free)],
    shows: showCars(shown, [...taken, "msrp", "highwayMpg"]),
  };
}

function extra({ msrp }: CatalogCar, other: CatalogCar): string {
  return money((msrp ?? 0) - (other.msrp ?? 0));
}

/** The cheapest version of the same model and year that lacks the wish. */
async function twinWithout(
  { make, model, year, msrp }: CatalogCar,
  tests: readonly Predicate[],
  rest: readonly Predicate[],
  { catalog }: AnswerFacts,
): Promise<CatalogCar | undefined> {
  const same = [...rest, { slot: "make", op: "==", value: make }, { slot: "model", op: "==", value: model }] as const;
  const versions = await catalog.cars([...same, { slot: "year", op: "==", value: year }], mostVersions);
  return versions
    .filter((car) => !matchesAll(car, tests) && car.msrp !== null && car.msrp < (msrp ?? 0))
    .sort((a, b) => (a.msrp ?? 0) - (b.msrp ?? 0))[0];
}

const mostVersions = 200;

async function cheapest(where: readonly Predicate[], { catalog }: AnswerFacts): Promise<CatalogCar | null> {
  const ranges = await catalog.ranges(where, ["msrp"]);
  const [car] = await catalog.rank({
    where,
    score: [{ slot: "msrp", op: "<=", value: 0, weight: 1 }],
    ranges,
    limit: 1,
    ties: "popularity",
  });
  return car ?? null;
}
