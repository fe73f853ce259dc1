import type { CatalogCar } from "@/lib/catalog/car";
import { describeValue } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import { listed } from "@/lib/dialogue/wording/count-words";
import type { Question } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import type { AnswerFacts, PlainAnswer } from "./answer";
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
): Promise<PlainAnswer> {
  const known = (await Promise.all(cars.map((car) => knowCar(car, facts)))).flatMap((each) => each?.car ?? []);
  const [first, second] = known;
  if (!first || !second) return { text: answers.compare.unknown, cars: [] };
  const asked = about.length > 0 ? about : usual;
  const verdicts = asked.flatMap((slot) => verdict(slot, known) ?? []).slice(0, 3);
  const figures = known.map((car) => answers.compare.figures({ car: fullName(car), figures: figuresOf(car, asked) }));
  return {
    text: [...verdicts, ...figures].join(" "),
    cars: known.map(referenceTo),
    shows: showCars(known, [...new Set([...asked, ...tabled])]),
  };
}

interface Judged {
  best: "low" | "high";
  value: (car: CatalogCar) => number | null;
}

const sizes: WordTable<number> = wordTable({ Compact: 1, Midsize: 2, Large: 3 });

const judged = {
  msrp: { best: "low", value: ({ msrp }) => msrp },
  highwayMpg: { best: "high", value: ({ highwayMpg }) => highwayMpg },
  horsepower: { best: "high", value: ({ horsepower }) => horsepower },
  year: { best: "high", value: ({ year }) => year },
  size: { best: "high", value: ({ size }) => sizes[size] ?? null },
} satisfies Partial<Record<SlotName, Judged>>;

type JudgedSlot = keyof typeof judged;

function isJudged(slot: SlotName): slot is JudgedSlot {
  return slot in judged;
}

function verdict(slot: SlotName, cars: readonly CatalogCar[]): string | null {
  if (!isJudged(slot)) return null;
  const rule: Judged = judged[slot];
  const valued = cars.flatMap((car) => {
    const value = rule.value(car);
    return value === null ? [] : [{ car, value }];
  });
  valued.sort((a, b) => (rule.best === "low" ? a.value - b.value : b.value - a.value));
  const [best, next] = valued;
  if (!best || !next || valued.length < cars.length) return null;
  const gap = Math.abs(best.value - next.value);
  const even = valued.filter(({ value }) => value === best.value).map(({ car }) => nameAmong(car, cars));
  if (even.length > 1) return answers.compare.even({ slot, cars: listed(even) });
  const [car, several] = [nameAmong(best.car, cars), cars.length > 2];
  return answers.compare.better({ slot, car, several, gap: slot === "msrp" ? money(gap) : gap, years: gap });
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
    ...(car.horsepower === null ? [] : [answers.compare.power({ hp: car.horsepower })]),
    describeValue("drivenWheels", car.drivenWheels),
    ...more.flatMap((slot) =>
      typeof car[slot] === "string" || typeof car[slot] === "number" ? [describeValue(slot, car[slot])] : [],
    ),
  ].join(", ");
}
