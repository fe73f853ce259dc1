import type { CatalogCar } from "@/lib/catalog/car";
import { matchesAll } from "@/lib/catalog/matches";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeConstraint, describeValue } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { listed } from "@/lib/dialogue/wording/count-words";
import type { Question } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import { words } from "@/messages/words";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { fullName, type KnownCar, knowCar, referenceTo } from "./known-car";
import { money, priceOf, spanOf } from "./said";
import { showCars } from "./shown-answer";

/** What is told of a car when nothing in particular was asked. */
const usual: readonly SlotName[] = ["msrp", "highwayMpg", "drivenWheels", "horsepower"];
const mostFacts = 4;
const mostSiblings = 1500;

export async function answerFacts(
  { cars, about, tests }: Extract<Question, { kind: "facts" }>,
  facts: AnswerFacts,
): Promise<PlainAnswer> {
  const known = (await Promise.all(cars.slice(0, 3).map((car) => knowCar(car, facts)))).flatMap((each) => each ?? []);
  const [only, ...others] = facts.results.cars;
  const isAlone = cars.length === 0 && only && others.length === 0;
  if (isAlone) return { text: answers.facts.only({ car: only.name }), cars: [] };
  if (known.length === 0) return { text: answers.facts.which, cars: [] };
  return {
    text: (await Promise.all(known.map((each) => factsOf(each, { about, tests }, facts)))).join(" "),
    cars: known.map((each) =>
      each.isExact ? referenceTo(each.car) : (cars[known.indexOf(each)] ?? referenceTo(each.car)),
    ),
    shows: showCars(
      known.map(({ car }) => car),
      [...new Set([...about, ...usual])],
    ),
  };
}

type Asked = Pick<Extract<Question, { kind: "facts" }>, "about" | "tests">;

async function factsOf(known: KnownCar, { about, tests }: Asked, facts: AnswerFacts): Promise<string> {
  const [test, ...others] = tests;
  if (test && others.length === 0) return yesOrNo(test, known, facts);
  const slots = (about.length > 0 ? about : usual).filter(
    (slot, index, all) => slot !== "cityMpg" || !all.slice(0, index).includes("highwayMpg"),
  );
  const phrases = slots.slice(0, mostFacts).flatMap((slot) => phraseOf(slot, known) ?? []);
  const [first = answers.facts.known, ...more] = phrases;
  const sentences = [
    answers.facts.first({ car: known.name, fact: first }),
    ...more.map((fact) => answers.facts.more({ fact })),
  ];
  if (about.includes("msrp") && !known.isExact && facts.situation.wishes.length > 0) sentences.push(fitting(known));
  return sentences.join(" ");
}

/** Whether all, some or none of the versions hold what was asked, and what they hold. */
async function yesOrNo(test: Predicate, known: KnownCar, { catalog }: AnswerFacts): Promise<string> {
  const { current, versions, name, car } = known;
  const own = current.filter((each) => matchesAll(each, [test])).length;
  const says = answers.facts.first({ car: name, fact: phraseOf(test.slot, known) ?? answers.facts.unsaid });
  if (own > 0) return (own === current.length ? answers.facts.yes : answers.facts.some)({ says });
  const years = versions.flatMap((each) => (matchesAll(each, [test]) ? [each.year] : []));
  const [last, what] = [Math.max(...years), describeConstraint(test)];
  if (last >= car.year) return answers.facts.others({ says, year: years.includes(car.year) ? car.year : last, what });
  if (years.length > 0) return answers.facts.was({ says, year: last, what });
  const made = await catalog.cars([{ slot: "make", op: "==", value: car.make }, test], mostSiblings);
  const sibling = made.find(({ model }) => model.startsWith(`${car.model} `));
  if (!sibling) return answers.facts.no({ says });
  return answers.facts.sibling({ says, car: `${sibling.make} ${sibling.model}`, what });
}

function fitting({ fits, car }: KnownCar): string {
  if (fits.length === 0) return answers.facts.noFit;
  return answers.facts.fits({ car: fullName(car), price: priceOf(car) });
}

/** A fact as the rest of a sentence; nothing where the catalog doesn't say. */
function phraseOf(slot: SlotName, { current, versions, car }: KnownCar): string | null {
  const span = (
    name: "msrp" | "year" | "horsepower" | "cylinders" | "doors" | "highwayMpg" | "cityMpg",
    of = current,
  ) => spanOf(of.map((each) => each[name]));
  switch (slot) {
    case "msrp": {
      const price = span("msrp");
      if (!price) return answers.facts.noPrice;
      const [low, high] = [money(price[0]), money(price[1])];
      return low === high ? answers.facts.costs({ price: low }) : answers.facts.runs({ low, high });
    }
    case "year": {
      const years = span("year", versions);
      if (!years) return null;
      const [low, high] = years;
      return low === high ? answers.facts.model({ year: low }) : answers.facts.years({ low, high });
    }
    case "highwayMpg":
    case "cityMpg": {
      const [highway, city] = [span("highwayMpg"), span("cityMpg")];
      const unit = words.mpg({ electric: car.fuelType === "electric" });
      if (!highway && !city) return answers.facts.noMileage;
      const parts = [
        ...(highway ? [answers.facts.highway({ mpg: range(highway), unit })] : []),
        ...(city ? [answers.facts.city({ mpg: range(city) })] : []),
      ];
      return answers.facts.gets({ mileage: listed(parts) });
    }
    case "horsepower": {
      const power = span("horsepower");
      return power && answers.facts.makes({ hp: range(power) });
    }
    case "cylinders": {
      const cylinders = span("cylinders");
      return cylinders && cylinders[1] > 0 ? answers.facts.cylinders({ count: range(cylinders) }) : null;
    }
    case "doors": {
      const doors = span("doors");
      if (!doors) return null;
      const [low, high] = doors;
      return answers.facts.doors({ count: low === high ? low : answers.facts.or({ low, high }) });
    }
    case "transmission":
    case "drivenWheels":
    case "size":
    case "style":
    case "marketCategory":
      return wordsOf(slot, slot, current);
    case "fuelType":
      return wordsOf(slot, slot, current, (value) => {
        const fuel = describeValue(slot, value);
        return value === "regular unleaded" ? answers.facts.gas({ fuel }) : fuel;
      });
    case "make":
    case "model":
      return null;
    default:
      return wordsOf(slot, "other", current, (value) => describeConstraint({ slot, op: "==", value }));
  }
}

function wordsOf(
  slot: SlotName,
  verb: Parameters<typeof answers.facts.word>[0]["verb"],
  cars: readonly CatalogCar[],
  say = (value: string | number) => describeValue(slot, value),
): string | null {
  const values = [...new Set(cars.flatMap((car) => car[slot] ?? []))].filter((each) => each !== "UNKNOWN");
  if (values.length === 0) return null;
  const said = values.slice(0, 4).map(say);
  return answers.facts.word({ verb, one: values.length === 1, values: listed(said, "or") });
}

function range([low, high]: readonly [number, number]): string {
  return low === high ? String(low) : answers.range({ low, high });
}
