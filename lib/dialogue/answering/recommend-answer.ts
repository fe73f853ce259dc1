import type { CatalogCar } from "@/lib/catalog/car";
import { matchesAll } from "@/lib/catalog/matches";
import { carReferenceOf } from "@/lib/dialogue/showing/shown-cars";
import { recommendation } from "@/lib/dialogue/wording/recommendation";
import type { Question } from "@/lib/reading/questions/question";
import type { Answer, AnswerFacts } from "./answer";
import { fullName, knowCar, referenceTo } from "./known-car";
import { money, priceOf } from "./said";
import { showCars, showResults } from "./shown-answer";

/** Names one car and why; "you pick" gets the car alone, "which would you buy" the runner-up too. */
export async function answerRecommend(
  { handsOver, cars }: Extract<Question, { kind: "recommend" }>,
  facts: AnswerFacts,
): Promise<Answer> {
  const { results, situation, settings } = facts;
  if (!settings.recommends)
    return { text: "I don't recommend cars here. Which one suits you is yours to decide.", cars: [] };
  const isFirst = cars.some(
    ({ make, models }) => results.cars[0]?.make === make && models.includes(results.cars[0]?.model ?? ""),
  );
  const known = isFirst
    ? []
    : (await Promise.all(cars.map((car) => knowCar(car, facts)))).flatMap((each) => each?.car ?? []);
  if (known.length > 1) return between(known, facts);
  const said = recommendation(results, situation, { isPick: handsOver });
  if (!said) return { text: "There's no car on the list to pick from yet.", cars: [] };
  return { text: said.text, cars: said.cars.flatMap(carReferenceOf), shows: showResults(said.cars) };
}

/** Of cars that were named, the one that fits the search, else the one that wins on more of what people compare. */
function between(cars: readonly CatalogCar[], { situation }: AnswerFacts): Answer {
  const fits = (car: CatalogCar) => (situation.wishes.length > 0 && matchesAll(car, situation.shown) ? 10 : 0);
  const wins = (car: CatalogCar) =>
    fits(car) + cars.reduce((sum, other) => sum + (other === car ? 0 : advantages(car, other).length), 0);
  const [best, other] = [...cars].sort((a, b) => wins(b) - wins(a));
  if (!best || !other) return { text: "Name two cars and I'll pick one.", cars: [] };
  const [first, second] = advantages(best, other);
  const [loss] = advantages(other, best);
  const reasons =
    fits(best) > fits(other)
      ? "it fits your search"
      : [first, second].flatMap((each) => each ?? []).join(" and ") || "it's the more popular one";
  const against = loss ? ` The ${other.make} ${other.model} has one thing over it: ${loss}.` : "";
  return {
    text: `I'd take the ${fullName(best)} at ${priceOf(best)}: ${reasons}.${against}`,
    cars: [referenceTo(best), referenceTo(other)],
    shows: showCars([best, other], ["msrp", "highwayMpg", "horsepower", "year"]),
  };
}

/** Smaller differences don't decide. */
const telling = { dollars: 500, miles: 2, power: 15 };

function advantages(car: CatalogCar, other: CatalogCar): string[] {
  const dollars = (other.msrp ?? 0) - (car.msrp ?? 0);
  const miles = (car.highwayMpg ?? 0) - (other.highwayMpg ?? 0);
  const power = (car.horsepower ?? 0) - (other.horsepower ?? 0);
  return [
    ...(car.msrp !== null && other.msrp !== null && dollars >= telling.dollars
      ? [`it costs ${money(dollars)} less`]
      : []),
    ...(car.highwayMpg !== null && other.highwayMpg !== null && miles >= telling.miles
      ? [`it gets ${miles} mpg more`]
      : []),
    ...(car.year > other.year ? ["it's newer"] : []),
    ...(power >= telling.power && other.horsepower !== null ? [`it has ${power} hp more`] : []),
  ];
}
