import { unknownTopics } from "@/lib/constraints/answering";
import type { UnknownTopic } from "@/lib/constraints/trade-words";
import { carReferenceOf } from "@/lib/dialogue/showing/shown-cars";
import { listed } from "@/lib/dialogue/wording/count-words";
import type { CarReference, Question } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { fullName, type KnownCar, knowCar } from "./known-car";
import { plainAnswer } from "./plain-answer";
import { showCars } from "./shown-answer";
import { withFigures } from "./tell-slot";

const nearby: Readonly<Partial<Record<UnknownTopic, string>>> = answers.unknown.nearby;

/** Says that the catalog doesn't know, with the closest known fact. */
export async function answerUnknown(
  { topic, cars }: Extract<Question, { kind: "unknown" }>,
  facts: AnswerFacts,
): Promise<PlainAnswer> {
  const asked = cars.length > 0 ? cars.slice(0, 2) : topic === "other" ? [] : situationCars(facts);
  const admits = topic === "other" && asked.length > 0 ? answers.unknown.unheld : answers.unknown.admits[topic];
  const known = (await Promise.all(asked.map((car) => knowCar(car, facts)))).filter((each) => each !== null);
  if (known.length === 0) {
    const nearest = nearby[topic];
    return plainAnswer(nearest ? answers.unknown.nearest({ admits, nearest }) : answers.unknown.ask({ admits }));
  }
  const told = known.map((each) => answers.unknown.fact({ car: fullName(each.car), fact: nearestFact(topic, each) }));
  const found = known.map(({ car }) => car);
  return plainAnswer(answers.unknown.know({ admits, facts: listed(told) }), found, showCars(found));
}

/** The first result stands for the search. */
function situationCars({ results, situation }: AnswerFacts): CarReference[] {
  return situation.wishes.length > 0 ? results.cars.slice(0, 1).flatMap(carReferenceOf) : [];
}

/** The closest known facts, as the rest of a sentence. */
function nearestFact(topic: UnknownTopic, { car, versions }: KnownCar): string {
  const more = { since: String(Math.min(...versions.map(({ year }) => year))), trim: car.trim };
  const said = unknownTopics[topic].near.flatMap((forms) => {
    for (const form of forms) {
      const fact = withFigures(form, car, more);
      if (fact) return [fact];
    }
    return [];
  });
  return listed([...new Set(said)]);
}
