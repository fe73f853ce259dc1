import type { CatalogCar } from "@/lib/catalog/car";
import { describeValue } from "@/lib/constraints/describe-constraint";
import { slotNames } from "@/lib/constraints/slot-name";
import { carReferenceOf } from "@/lib/dialogue/showing/shown-cars";
import { listed } from "@/lib/dialogue/wording/count-words";
import type { CarReference, Question, UnknownTopic } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { answerFacts } from "./facts-answer";
import { fullName, type KnownCar, knowCar, referenceTo } from "./known-car";
import { mileageOf, priceOf } from "./said";
import { showCars } from "./shown-answer";

/** What the catalog can't say, said plainly, with the fact that comes nearest. */
export async function answerUnknown(
  { topic, cars }: Extract<Question, { kind: "unknown" }>,
  facts: AnswerFacts,
): Promise<PlainAnswer> {
  // A slot that came later bears the topic's name: now the catalog does say.
  const slot = slotNames.find((name) => name === (topic as string));
  if (slot) return answerFacts({ kind: "facts", cars, about: [slot], tests: [] }, facts);
  const admits = answers.unknown.admits[topic];
  const [asked] = cars.length > 0 ? cars : situationCars(facts);
  const known = asked && topic !== "other" ? await knowCar(asked, facts) : null;
  if (!known)
    return {
      text:
        topic in answers.unknown.nearby
          ? answers.unknown.nearest({ admits, nearest: nearby[topic] ?? "" })
          : answers.unknown.ask({ admits }),
      cars: [],
    };
  const { car } = known;
  return {
    text: answers.unknown.know({ admits, car: fullName(car), fact: nearestFacts[topic](car, known) }),
    cars: [referenceTo(car)],
    shows: showCars([car]),
  };
}

/** The first car of a search stands for it. */
function situationCars({ results, situation }: AnswerFacts): CarReference[] {
  return situation.wishes.length > 0 ? results.cars.slice(0, 1).flatMap(carReferenceOf) : [];
}

/** The nearest fact of a car, as the rest of a sentence. */
type NearestFact = (car: CatalogCar, known: KnownCar) => string;

const says = answers.unknown;
const nearby: Readonly<Partial<Record<UnknownTopic, string>>> = says.nearby;
const costs = (car: CatalogCar) => says.costs({ price: priceOf(car) });
const sold: NearestFact = (_, { versions }) => says.sold({ year: Math.min(...versions.map(({ year }) => year)) });
const powered = (car: CatalogCar) => (car.horsepower === null ? costs(car) : says.power({ hp: car.horsepower }));
const drives = (car: CatalogCar) => says.drive({ drive: describeValue("drivenWheels", car.drivenWheels) });
const sized = ({ size, style, doors }: CatalogCar) =>
  says.sized({ size: describeValue("size", size), style: describeValue("style", style), doors: doors ?? 0 });
const travels = (car: CatalogCar) => says.gets({ mileage: mileageOf(car) });
const listPrice = (car: CatalogCar) => says.listed({ price: priceOf(car) });
const runs = (car: CatalogCar) => says.runs({ fuel: describeValue("fuelType", car.fuelType ?? "Unknown") });
const both =
  (...facts: NearestFact[]): NearestFact =>
  (car, known) =>
    listed(facts.map((fact) => fact(car, known)));

const nearestFacts: Readonly<Record<UnknownTopic, NearestFact>> = {
  reliability: sold,
  insurance: both(costs, powered),
  resale: listPrice,
  safety: sold,
  stock: costs,
  color: sized,
  noise: runs,
  comfort: sized,
  seats: sized,
  cargo: sized,
  towing: both(powered, drives),
  range: travels,
  dimensions: sized,
  acceleration: powered,
  upkeep: runs,
  weather: drives,
  charging: travels,
  payment: costs,
  equipment: (car) => (car.trim ? listed([says.trim({ trim: car.trim }), costs(car)]) : costs(car)),
  odometer: listPrice,
  reviews: both(costs, travels),
  other: both(costs, travels),
};
