import type { CatalogCar } from "@/lib/catalog/car";
import { describeValue } from "@/lib/constraints/describe-constraint";
import { carReferenceOf } from "@/lib/dialogue/showing/shown-cars";
import type { CarReference, Question, UnknownTopic } from "@/lib/reading/questions/question";
import type { Answer, AnswerFacts } from "./answer";
import { fullName, type KnownCar, knowCar, referenceTo } from "./known-car";
import { mileageOf, priceOf } from "./said";
import { showCars } from "./shown-answer";

/** What the catalog can't say, said plainly, with the fact that comes nearest. */
export async function answerUnknown(
  { topic, cars }: Extract<Question, { kind: "unknown" }>,
  facts: AnswerFacts,
): Promise<Answer> {
  const { admits, near } = topics[topic];
  const [asked] = cars.length > 0 ? cars : situationCars(facts);
  const known = asked && topic !== "other" ? await knowCar(asked, facts) : null;
  if (!known)
    return { text: `${admits} ${elsewhere[topic] ?? "Ask me about price, mileage, power, drive or size."}`, cars: [] };
  const { car } = known;
  return {
    text: `${admits} What I do know: the ${fullName(car)} ${near(car, known)}.`,
    cars: [referenceTo(car)],
    shows: showCars([car]),
  };
}

/** The first car of a search stands for it. */
function situationCars({ results, situation }: AnswerFacts): CarReference[] {
  return situation.wishes.length > 0 ? results.cars.slice(0, 1).flatMap(carReferenceOf) : [];
}

interface Topic {
  admits: string;
  /** The nearest fact of a car, as the rest of a sentence. */
  near: (car: CatalogCar, known: KnownCar) => string;
}

const costs = (car: CatalogCar) => `costs ${priceOf(car)}`;
const sold = (_: CatalogCar, { versions }: KnownCar) =>
  `has been in my catalog since model year ${Math.min(...versions.map(({ year }) => year))}`;
const powered = (car: CatalogCar) => (car.horsepower === null ? costs(car) : `makes ${car.horsepower} hp`);
const drives = (car: CatalogCar) => `has ${describeValue("drivenWheels", car.drivenWheels)}`;
const sized = (car: CatalogCar) =>
  `is a ${describeValue("size", car.size)} ${describeValue("style", car.style)}${car.doors === null ? "" : ` with ${car.doors} doors`}`;
const travels = (car: CatalogCar) => `gets ${mileageOf(car)}`;
const listPrice = (car: CatalogCar) => `listed at ${priceOf(car)} when new`;
const runs = (car: CatalogCar) => `runs on ${describeValue("fuelType", car.fuelType ?? "Unknown")}`;

const topics: Readonly<Record<UnknownTopic, Topic>> = {
  reliability: { admits: "I don't have reliability data, so I won't guess.", near: sold },
  insurance: {
    admits: "I don't know insurance rates. They depend on you and your zip code.",
    near: (car) => `${costs(car)} and ${powered(car)}`,
  },
  resale: { admits: "I don't have resale or trade-in values.", near: listPrice },
  safety: { admits: "I don't have crash ratings. The NHTSA lists them for free.", near: sold },
  stock: { admits: "I don't know what dealers near you have in stock.", near: costs },
  color: { admits: "I don't have colors or photos.", near: sized },
  noise: { admits: "I don't have noise figures.", near: runs },
  comfort: { admits: "I can't measure comfort. A test drive tells you more.", near: sized },
  seats: { admits: "I don't have the number of seats.", near: sized },
  cargo: { admits: "I don't have cargo room.", near: sized },
  towing: { admits: "I don't have towing figures.", near: (car) => `${powered(car)} and ${drives(car)}` },
  range: { admits: "I don't have range figures.", near: travels },
  dimensions: { admits: "I don't have exact dimensions.", near: sized },
  acceleration: { admits: "I don't have acceleration times.", near: powered },
  upkeep: { admits: "I don't have repair or warranty costs.", near: runs },
  weather: { admits: "I can't tell how it handles.", near: drives },
  charging: { admits: "I don't have battery or charging data.", near: travels },
  payment: { admits: "I don't know loan rates, fees or taxes.", near: costs },
  equipment: {
    admits: "I don't have equipment lists.",
    near: (car) => `${car.trim ? `is the ${car.trim} version and ` : ""}${costs(car)}`,
  },
  odometer: { admits: "I don't have used-car miles or history.", near: listPrice },
  reviews: { admits: "I don't have reviews or ratings.", near: (car) => `${costs(car)} and gets ${mileageOf(car)}` },
  other: { admits: "I don't know that, I only know cars.", near: (car) => `${costs(car)} and gets ${mileageOf(car)}` },
};

const elsewhere: Readonly<Partial<Record<UnknownTopic, string>>> = {
  payment: "Tell me your top price and I'll stay under it.",
  stock: "I compare list prices and specs.",
  weather: "All-wheel drive is the nearest thing I can search for.",
  seats: "Body style and size come nearest.",
  cargo: "Body style and size come nearest.",
  towing: "Power and drive come nearest.",
};
