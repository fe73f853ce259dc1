import type { CatalogCar } from "@/lib/catalog/car";
import { matchesAll } from "@/lib/catalog/matches";
import { carReferenceOf } from "@/lib/dialogue/showing/shown-cars";
import { recommendation } from "@/lib/dialogue/wording/recommendation";
import type { Question } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { fullName, knowCar, referenceTo } from "./known-car";
import { money, priceOf } from "./said";
import { showCars, showResults } from "./shown-answer";

/** Names one car and why; "you pick" gets the car alone, "which would you buy" the runner-up too. */
export async function answerRecommend(
  { handsOver, cars }: Extract<Question, { kind: "recommend" }>,
  facts: AnswerFacts,
): Promise<PlainAnswer> {
  const { results, situation, settings } = facts;
  if (!settings.recommends) return { text: answers.recommend.off, cars: [] };
  const isFirst = cars.some(
    ({ make, models }) => results.cars[0]?.make === make && models.includes(results.cars[0]?.model ?? ""),
  );
  const known = isFirst
    ? []
    : (await Promise.all(cars.map((car) => knowCar(car, facts)))).flatMap((each) => each?.car ?? []);
  if (known.length > 1) return between(known, facts);
  const said = recommendation(results, situation, { isPick: handsOver });
  if (!said) return { text: answers.recommend.none, cars: [] };
  return { text: said.text, cars: said.cars.flatMap(carReferenceOf), shows: showResults(said.cars) };
}

/** Of cars that were named, the one that fits the search, else the one that wins on more of what people compare. */
function between(cars: readonly CatalogCar[], { situation }: AnswerFacts): PlainAnswer {
  const fits = (car: CatalogCar) => (situation.wishes.length > 0 && matchesAll(car, situation.shown) ? 10 : 0);
  const wins = (car: CatalogCar) =>
    fits(car) + cars.reduce((sum, other) => sum + (other === car ? 0 : advantages(car, other).length), 0);
  const [best, other] = [...cars].sort((a, b) => wins(b) - wins(a));
  if (!best || !other) return { text: answers.recommend.name, cars: [] };
  const [first, second] = advantages(best, other);
  const [loss] = advantages(other, best);
  const reasons =
    fits(best) > fits(other)
      ? answers.recommend.fits
      : [first, second].flatMap((each) => each ?? []).join(answers.whatIf.and) || answers.recommend.popular;
  const against = loss ? answers.recommend.against({ car: `${other.make} ${other.model}`, loss }) : "";
  return {
    text: `${answers.recommend.take({ car: fullName(best), price: priceOf(best), reasons })}${against}`,
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
      ? [answers.recommend.less({ amount: money(dollars) })]
      : []),
    ...(car.highwayMpg !== null && other.highwayMpg !== null && miles >= telling.miles
      ? [answers.recommend.mpg({ mpg: miles })]
      : []),
    ...(car.year > other.year ? [answers.recommend.newer] : []),
    ...(power >= telling.power && other.horsepower !== null ? [answers.recommend.power({ hp: power })] : []),
  ];
}
