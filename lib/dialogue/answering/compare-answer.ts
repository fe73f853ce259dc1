import type { CatalogCar } from "@/lib/catalog/car";
import { describeValue } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import { listed } from "@/lib/dialogue/wording/count-words";
import type { Question } from "@/lib/reading/questions/question";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { fullName, knowCar, referenceTo } from "./known-car";
import { mileageOf, money, priceOf } from "./said";

/** Sets two or three cars beside each other: who wins on what was asked, then the figures of each. */
export async function answerCompare(
  { cars, about }: Extract<Question, { kind: "compare" }>,
  facts: AnswerFacts,
): Promise<PlainAnswer> {
  const known = (await Promise.all(cars.map((car) => knowCar(car, facts)))).flatMap((each) => each?.car ?? []);
  const [first, second] = known;
  if (!first || !second) return { text: "I don't have both of those in the catalog.", cars: [] };
  const asked = about.length > 0 ? about : (["msrp", "highwayMpg"] as const);
  const verdicts = asked.flatMap((slot) => verdict(slot, known) ?? []).slice(0, 3);
  const figures = known.map((car) => `${fullName(car)}: ${figuresOf(car, asked)}.`);
  return { text: [...verdicts, ...figures].join(" "), cars: known.map(referenceTo) };
}

interface Better {
  says: string;
  even: string;
  best: "low" | "high";
  value: (car: CatalogCar) => number | null;
  gap: (gap: number, car: CatalogCar) => string;
}

const sizes: WordTable<number> = wordTable({ Compact: 1, Midsize: 2, Large: 3 });

const judged: Readonly<Partial<Record<SlotName, Better>>> = {
  msrp: {
    says: "costs less",
    even: "cost the same",
    best: "low",
    value: ({ msrp }) => msrp,
    gap: (gap) => `by ${money(gap)}`,
  },
  highwayMpg: {
    says: "is easier on gas",
    even: "get the same highway mileage",
    best: "high",
    value: ({ highwayMpg }) => highwayMpg,
    gap: (gap) => `by ${gap} mpg`,
  },
  horsepower: {
    says: "has more power",
    even: "have the same power",
    best: "high",
    value: ({ horsepower }) => horsepower,
    gap: (gap) => `by ${gap} hp`,
  },
  year: {
    says: "is newer",
    even: "are equally new",
    best: "high",
    value: ({ year }) => year,
    gap: (gap) => `by ${gap} ${gap === 1 ? "year" : "years"}`,
  },
  size: {
    says: "is bigger",
    even: "are in the same size class",
    best: "high",
    value: ({ size }) => sizes[size] ?? null,
    gap: () => "by size class",
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
  const gap = Math.abs(best.value - next.value);
  if (gap === 0)
    return `The ${listed(valued.filter(({ value }) => value === best.value).map(({ car }) => car.model))} ${rule.even}.`;
  return `The ${best.car.make} ${best.car.model} ${rule.says}, ${rule.gap(gap, best.car)}.`;
}

function figuresOf(car: CatalogCar, asked: readonly SlotName[]): string {
  const more = asked.filter((slot) => !["msrp", "highwayMpg", "cityMpg", "horsepower", "drivenWheels"].includes(slot));
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
