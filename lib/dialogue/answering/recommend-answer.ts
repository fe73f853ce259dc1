import { type CatalogCar, matchesAll } from "@/lib/catalog/catalog-reader";
import { answering } from "@/lib/constraints/trade-words";
import { carReferenceOf } from "@/lib/dialogue/showing/shown-cars";
import { recommendation } from "@/lib/dialogue/wording/recommendation";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf, showCars, showResults } from "./answer";
import { fullName, knowCars } from "./known";
import { filled, gapText, leadOf, priceOf } from "./tell-slot";

/** Recommends one car with reasons. "Which would you buy" adds the runner-up, "you pick" doesn't. */
export async function answerRecommend({ handsOver, cars, other }: QuestionOf<"recommend">, facts: AnswerFacts) {
  const { situation, settings, state } = facts;
  const results = other ? unspoken(facts) : facts.results;
  if (!settings.recommends) return plainAnswer(answers.recommend.off);
  // Tell two versions of one model apart.
  const isOne = cars.length > 1 && cars.every(({ models }) => models.join() === cars[0]?.models.join());
  const isFirst =
    !isOne &&
    cars.some(({ make, models }) => results.cars[0]?.make === make && models.includes(results.cars[0]?.model ?? ""));
  const known = isFirst ? [] : (await knowCars(cars, facts)).map(({ car }) => car);
  if (known.length > 1 && known[0]?.position !== known[1]?.position) return between(known, facts);
  const said = recommendation(results, { ...state, ...situation }, { isPick: handsOver });
  if (!said) return plainAnswer(answers.recommend.none);
  return { text: said.text, cars: said.cars.flatMap(carReferenceOf), shows: showResults(said.cars) };
}

/** Skips cars already discussed. */
function unspoken({ results, met: { spoken = [] } }: AnswerFacts): AnswerFacts["results"] {
  const left = results.cars.filter(
    ({ make, model }) => !spoken.some((each) => each.make === make && each.models.includes(model ?? "")),
  );
  return left.length > 0 ? { ...results, cars: left } : results;
}

function between(cars: readonly CatalogCar[], { situation }: AnswerFacts): PlainAnswer {
  const fits = (car: CatalogCar) => (situation.wishes.length > 0 && matchesAll(car, situation.shown) ? 10 : 0);
  const wins = (car: CatalogCar) =>
    fits(car) + cars.reduce((sum, other) => sum + (other === car ? 0 : advantages(car, other).length), 0);
  const [best, other] = [...cars].sort((a, b) => wins(b) - wins(a));
  if (!best || !other) return plainAnswer(answers.recommend.name);
  const [first, second] = advantages(best, other);
  const [loss] = advantages(other, best);
  const reasons =
    fits(best) > fits(other)
      ? answers.recommend.fits
      : [first, second].flatMap((each) => each ?? []).join(answers.whatIf.and) || answers.recommend.popular;
  const against = loss ? answers.recommend.against({ car: shortName(other, best), loss }) : "";
  const text = `${answers.recommend.take({ car: fullName(best), price: priceOf(best), reasons })}${against}`;
  return plainAnswer(text, [best, other], showCars([best, other], answering.tables.recommend));
}

function shortName(item: CatalogCar, { model }: CatalogCar): string {
  return item.model === model ? fullName(item) : `${item.make} ${item.model}`;
}

function advantages(car: CatalogCar, other: CatalogCar): string[] {
  return answering.edges.flatMap((edge) => {
    const lead = leadOf(edge, car, other);
    return lead >= edge.from ? [filled(edge.better, () => gapText(edge.slot, lead, car)) ?? ""] : [];
  });
}
