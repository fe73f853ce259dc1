import type { CatalogCar } from "@/lib/catalog/car";
import { describeValue } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import { listed } from "@/lib/dialogue/wording/count-words";
import type { Question } from "@/lib/reading/questions/question";
import type { Answer, AnswerFacts } from "./answer";
import { fullName, knowCar, referenceTo } from "./known-car";
import { mileageOf, money, priceOf } from "./said";
import { showCars } from "./shown-answer";

/** What people compare by when they name nothing. */
const usual = ["msrp", "highwayMpg"] as const;
const tabled: readonly SlotName[] = ["msrp", "highwayMpg", "cityMpg", "horsepower", "drivenWheels", "size"];

/** Sets two or three cars beside each other: who wins on what was asked, then the figures of each. */
export async function answerCompare(
  { cars, about }: Extract<Question, { kind: "compare" }>,
  facts: AnswerFacts,
): Promise<Answer> {
  const known = (await Promise.all(cars.map((car) => knowCar(car, facts)))).flatMap((each) => each?.car ?? []);
  const [first, second] = known;
  if (!first || !second) return { text: "I don't have both of those in the catalog.", cars: [] };
  const asked = about.length > 0 ? about : usual;
  const verdicts = asked.flatMap((slot) => verdict(slot, known) ?? []).slice(0, 3);
  const figures = known.map((car) => `${fullName(car)}: ${figuresOf(car, asked)}.`);
  return {
    text: [...verdicts, ...figures].join(" "),
    cars: known.map(referenceTo),
    shows: showCars(known, [...new Set([...asked, ...tabled])]),
  };
}

interface Better {
  /** Of two, then of three. */
  says: readonly [string, string];
  even: string;
  best: "low" | "high";
  value: (car: CatalogCar) => number | null;
  gap?: (gap: number) => string;
}

const sizes: WordTable<number> = wordTable({ Compact: 1, Midsize: 2, Large: 3 });

const judged: Readonly<Partial<Record<SlotName, Better>>> = {
  msrp: {
    says: ["costs less", "costs least"],
    even: "cost the same",
    best: "low",
    value: (car) => car.msrp,
    gap: money,
  },
  highwayMpg: {
    says: ["is easier on gas", "is easiest on gas"],
    even: "get the same highway mileage",
    best: "high",
    value: ({ highwayMpg }) => highwayMpg,
    gap: (gap) => `${gap} mpg`,
  },
  horsepower: {
    says: ["has more power", "has the most power"],
    even: "have the same power",
    best: "high",
    value: ({ horsepower }) => horsepower,
    gap: (gap) => `${gap} hp`,
  },
  year: {
    says: ["is newer", "is newest"],
    even: "are equally new",
    best: "high",
    value: ({ year }) => year,
    gap: (gap) => `${gap} ${gap === 1 ? "year" : "years"}`,
  },
  size: {
    says: ["is bigger, by size class", "is biggest, by size class"],
    even: "are in the same size class",
    best: "high",
    value: ({ size }) => sizes[size] ?? null,
  },
};

function verdict(slot: SlotName, cars: readonly CatalogCar[]): string | null {
  const rule = judged[slot];
  if (!rule) return null;
  const valued = cars.flatMap((car) => {
    const value = rule.value(car);
    return value === null ? [] : [{ car, value }];
  });
  valued.sort((a, b) => (rule.best === "low" ? a.value - b.value : b.value - a.value));
  const [best, next] = valued;
  if (!best || !next || valued.length < cars.length) return null;
  const leaders = valued.filter(({ value }) => value === best.value).map(({ car }) => nameAmong(car, cars));
  if (leaders.length > 1) return `The ${listed(leaders)} ${rule.even}.`;
  const by = rule.gap ? `, by ${rule.gap(Math.abs(best.value - next.value))}` : "";
  return `The ${nameAmong(best.car, cars)} ${rule.says[cars.length > 2 ? 1 : 0]}${by}.`;
}

/** Versions of one model are told apart by year and trim. */
function nameAmong(car: CatalogCar, cars: readonly CatalogCar[]): string {
  const isTwice = cars.filter(({ make, model }) => make === car.make && model === car.model).length > 1;
  return isTwice ? fullName(car) : `${car.make} ${car.model}`;
}

function figuresOf(car: CatalogCar, asked: readonly SlotName[]): string {
  const more = asked.filter((slot) => !tabled.includes(slot) || slot === "size");
  return [
    priceOf(car),
    mileageOf(car),
    ...(car.horsepower === null ? [] : [`${car.horsepower} hp`]),
    describeValue("drivenWheels", car.drivenWheels),
    ...more.flatMap((slot) =>
      typeof car[slot] === "string" || typeof car[slot] === "number" ? [describeValue(slot, car[slot])] : [],
    ),
  ].join(", ");
}
