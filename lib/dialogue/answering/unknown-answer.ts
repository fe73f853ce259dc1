import { unknownTopics } from "@/lib/constraints/answering";
import type { UnknownTopic } from "@/lib/constraints/trade-words";
import { listed } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf } from "./answer";
import { firstOf, fullName, type KnownCar, knowCars } from "./known-car";
import { priceOf } from "./said";
import { showCars } from "./shown-answer";
import { withFigures } from "./tell-slot";

/** Longer lists are not searched for a color. */
const mostLooked = 4000;
const nearby: Readonly<Partial<Record<UnknownTopic, string>>> = answers.unknown.nearby;

export async function answerUnknown({ topic, cars, color }: QuestionOf<"unknown">, facts: AnswerFacts) {
  const painted = color && cars.length === 0 ? await ofColor(color, facts) : null;
  if (painted) return painted;
  const asked = cars.length > 0 ? cars.slice(0, 2) : topic === "other" ? [] : firstOf(facts);
  const admits = topic === "other" && asked.length > 0 ? answers.unknown.unheld : answers.unknown.admits[topic];
  const known = await knowCars(asked, facts);
  const offered = known.flatMap(({ car: { offer, ...each } }) => {
    const value = topic === "color" || topic === "vin" ? offer?.[topic] : null;
    return value ? [answers.offered[topic === "vin" ? topic : "color"]({ car: fullName(each), value })] : [];
  });
  const found = known.map(({ car }) => car);
  if (offered.length > 0) return plainAnswer(offered.join(" "), found, showCars(found));
  if (known.length === 0) {
    const nearest = nearby[topic];
    return plainAnswer(nearest ? answers.unknown.nearest({ admits, nearest }) : answers.unknown.ask({ admits }));
  }
  const told = known.map((each) => answers.unknown.fact({ car: fullName(each.car), fact: nearestFact(topic, each) }));
  return plainAnswer(answers.unknown.know({ admits, facts: listed(told) }), found, showCars(found));
}

async function ofColor(color: string, { catalog, situation }: AnswerFacts): Promise<PlainAnswer | null> {
  const painted = (await catalog.cars(situation.shown, mostLooked)).filter(({ offer }) => offer?.color);
  if (painted.length === 0) return null;
  const said = new RegExp(color.replace(/gr[ae]y/, "gr[ae]y"), "i");
  const found = painted.filter(({ offer }) => said.test(offer?.color ?? ""));
  const named = found.slice(0, 3);
  const list = listed(named.map((each) => answers.running.other({ car: fullName(each), cost: priceOf(each) })));
  return plainAnswer(answers.offered.found({ count: found.length, color, list }), named, showCars(named));
}

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
