import type { CatalogCar } from "@/lib/catalog/car";
import type { ScoredPredicate } from "@/lib/catalog/catalog-reader";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeValue } from "@/lib/constraints/describe-constraint";
import type { Measure, Question } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { fullName, referenceTo } from "./known-car";
import { carsThatAre, mileageOf, priceOf } from "./said";
import { showCars } from "./shown-answer";
import { supposedTests } from "./supposed-search";

const tabled = ["msrp", "highwayMpg", "horsepower", "size"] as const;

type Asked = Extract<Question, { kind: "superlative" }>;

/** The car that leads by one measure, within the search where one fits and everywhere beside it. */
export async function answerSuperlative(asked: Asked, facts: AnswerFacts): Promise<PlainAnswer> {
  const own = supposedTests(asked.supposed);
  const taken = new Set(own.map(({ slot }) => slot));
  const inForce = facts.situation.shown.filter(({ slot }) => !taken.has(slot));
  const isOpen = facts.situation.wishes.length === 0;
  const [within, anywhere] = await Promise.all([
    asked.everywhere ? null : leaderOf(asked, [...inForce, ...own], facts),
    leaderOf(asked, own, facts),
  ]);
  const kind = own.length > 0 ? answers.superlative.among({ kind: carsThatAre(own) }) : "";
  const label = answers.superlative.labels[asked.by][asked.end];
  if (!anywhere) return { text: answers.superlative.none, cars: [] };
  if (within && !isOpen) {
    const isSame = within.position === anywhere.position;
    const beyond = isSame
      ? ""
      : answers.superlative.beyond({ car: fullName(anywhere), figure: figure(asked.by, anywhere) });
    const near = facts.situation.total === 0;
    const text = answers.superlative.within({ label, near, kind, ...toldOf(asked.by, within) });
    return {
      text: `${text}${beyond}`,
      cars: [referenceTo(within)],
      shows: showCars([within, ...(isSame ? [] : [anywhere])], tabled),
    };
  }
  const none = isOpen || asked.everywhere ? "" : answers.superlative.noFit;
  const text = answers.superlative.anywhere({ label, kind, ...toldOf(asked.by, anywhere) });
  return { text: `${text}${none}`, cars: [referenceTo(anywhere)], shows: showCars([anywhere]) };
}

async function leaderOf(
  { by, end }: Asked,
  where: readonly Predicate[],
  { catalog }: AnswerFacts,
): Promise<CatalogCar | null> {
  if (by === "size") {
    for (const value of end === "most" ? ["Large", "Midsize", "Compact"] : ["Compact", "Midsize", "Large"]) {
      const sized = [...where, { slot: "size", op: "==", value } as const];
      const [car] = await catalog.rank({ where: sized, score: [], ranges: {}, limit: 1, ties: "popularity" });
      if (car) return car;
    }
    return null;
  }
  const ranges = await catalog.ranges(where, [by]);
  const score: ScoredPredicate[] = [
    { slot: by, op: end === "most" ? ">=" : "<=", value: end === "most" ? Number.MAX_SAFE_INTEGER : 0, weight: 1 },
  ];
  const [car] = await catalog.rank({ where, score, ranges, limit: 1, ties: "popularity" });
  return car ?? null;
}

function figure(by: Measure, car: CatalogCar): string {
  if (by === "highwayMpg") return mileageOf(car);
  if (by === "year") return describeValue("style", car.style);
  if (by === "horsepower")
    return car.horsepower === null ? answers.superlative.noPower : answers.superlative.power({ hp: car.horsepower });
  const style = describeValue("style", car.style);
  return by === "size" ? answers.superlative.sized({ size: car.size.toLowerCase(), style }) : priceOf(car);
}

function toldOf(by: Measure, car: CatalogCar) {
  const price = by === "msrp" ? "" : answers.superlative.at({ price: priceOf(car) });
  return { car: fullName(car), figure: figure(by, car), price };
}
