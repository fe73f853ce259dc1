import type { CatalogCar } from "@/lib/catalog/car";
import { matchesAll } from "@/lib/catalog/matches";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeConstraint, describeValue } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { listed } from "@/lib/dialogue/wording/count-words";
import type { Question } from "@/lib/reading/questions/question";
import type { Answer, AnswerFacts } from "./answer";
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
): Promise<Answer> {
  const known = (await Promise.all(cars.slice(0, 3).map((car) => knowCar(car, facts)))).flatMap((each) => each ?? []);
  const [only, ...others] = facts.results.cars;
  const isAlone = cars.length === 0 && only && others.length === 0;
  if (isAlone) return { text: `The ${only.name} is the only one on the list.`, cars: [] };
  if (known.length === 0) return { text: "Which car do you mean? Name one and I'll tell you.", cars: [] };
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
  const [first = "is in the catalog", ...more] = phrases;
  const sentences = [`The ${known.name} ${first}.`, ...more.map((each) => `It ${each}.`)];
  if (about.includes("msrp") && !known.isExact && facts.situation.wishes.length > 0) sentences.push(fitting(known));
  return sentences.join(" ");
}

/** Whether all, some or none of the versions hold what was asked, and what they hold. */
async function yesOrNo(test: Predicate, known: KnownCar, { catalog }: AnswerFacts): Promise<string> {
  const { current, versions, name, car } = known;
  const own = current.filter((each) => matchesAll(each, [test])).length;
  const says = `The ${name} ${phraseOf(test.slot, known) ?? "doesn't say"}.`;
  if (own > 0) return `${own === current.length ? "Yes." : "Yes, some versions."} ${says}`;
  const years = versions.flatMap((each) => (matchesAll(each, [test]) ? [each.year] : []));
  const last = Math.max(...years);
  const what = describeConstraint(test);
  if (last >= car.year)
    return `No. ${says} Other ${years.includes(car.year) ? car.year : last} versions have it: ${what}.`;
  if (years.length > 0) return `Not any more. ${says} The ${last} still had it: ${what}.`;
  const made = await catalog.cars([{ slot: "make", op: "==", value: car.make }, test], mostSiblings);
  const sibling = made.find(({ model }) => model.startsWith(`${car.model} `));
  return `No. ${says}${sibling ? ` But the ${sibling.make} ${sibling.model} is its ${what} version.` : ""}`;
}

function fitting({ fits, car }: KnownCar): string {
  if (fits.length === 0) return "None of them fits your search as it is.";
  return `The ${fullName(car)} fits your search at ${priceOf(car)}.`;
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
      if (!price) return "has no stated price";
      return price[0] === price[1] ? `costs ${money(price[0])}` : `runs from ${money(price[0])} to ${money(price[1])}`;
    }
    case "year": {
      const years = span("year", versions);
      if (!years) return null;
      return years[0] === years[1] ? `is a ${years[0]} model` : `comes in model years ${years[0]} to ${years[1]}`;
    }
    case "highwayMpg":
    case "cityMpg": {
      const [highway, city] = [span("highwayMpg"), span("cityMpg")];
      const unit = car.fuelType === "electric" ? "MPGe" : "mpg";
      if (!highway && !city) return "has no stated mileage";
      const parts = [
        ...(highway ? [`${range(highway)} ${unit} on the highway`] : []),
        ...(city ? [`${range(city)} in the city`] : []),
      ];
      return `gets ${parts.join(" and ")}`;
    }
    case "horsepower": {
      const power = span("horsepower");
      return power && `makes ${range(power)} hp`;
    }
    case "cylinders": {
      const cylinders = span("cylinders");
      return cylinders && cylinders[1] > 0 ? `has ${range(cylinders)} cylinders` : null;
    }
    case "doors": {
      const doors = span("doors");
      return doors && `has ${doors[0] === doors[1] ? doors[0] : `${doors[0]} or ${doors[1]}`} doors`;
    }
    case "transmission":
      return wordsOf("transmission", current, "is", "comes as");
    case "drivenWheels":
      return wordsOf("drivenWheels", current, "has", "comes with");
    case "fuelType": {
      const fuels = wordsOf("fuelType", current, "runs on", "runs on");
      return fuels?.endsWith("regular") ? `${fuels} gas` : fuels;
    }
    case "size":
      return wordsOf("size", current, "counts as", "counts as");
    case "style":
      return wordsOf("style", current, "comes as", "comes as");
    case "marketCategory":
      return wordsOf("marketCategory", current, "is listed as", "is listed as");
    default:
      return null;
  }
}

function wordsOf(slot: SlotName, cars: readonly CatalogCar[], one: string, several: string): string | null {
  const values = [...new Set(cars.flatMap((car) => car[slot] ?? []))].filter((each) => each !== "UNKNOWN");
  if (values.length === 0) return null;
  const said = values.slice(0, 4).map((each) => describeValue(slot, each));
  return `${values.length === 1 ? one : several} ${listed(said, "or")}`;
}

function range([low, high]: readonly [number, number]): string {
  return low === high ? String(low) : `${low} to ${high}`;
}
