import type { CatalogCar } from "@/lib/catalog/car";
import type { ScoredPredicate } from "@/lib/catalog/catalog-reader";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeValue } from "@/lib/constraints/describe-constraint";
import type { Measure, Question } from "@/lib/reading/questions/question";
import type { Answer, AnswerFacts } from "./answer";
import { fullName, referenceTo } from "./known-car";
import { carsThatAre, mileageOf, priceOf } from "./said";
import { showCars } from "./shown-answer";
import { supposedTests } from "./supposed-search";

const tabled = ["msrp", "highwayMpg", "horsepower", "size"] as const;

type Asked = Extract<Question, { kind: "superlative" }>;

/** The car that leads by one measure, within the search where one fits and everywhere beside it. */
export async function answerSuperlative(asked: Asked, facts: AnswerFacts): Promise<Answer> {
  const own = supposedTests(asked.supposed);
  const taken = new Set(own.map(({ slot }) => slot));
  const inForce = facts.situation.shown.filter(({ slot }) => !taken.has(slot));
  const isOpen = facts.situation.wishes.length === 0;
  const [within, anywhere] = await Promise.all([
    asked.everywhere ? null : leaderOf(asked, [...inForce, ...own], facts),
    leaderOf(asked, own, facts),
  ]);
  const kind = own.length > 0 ? ` among ${carsThatAre(own)}` : "";
  const label = labels[asked.by][asked.end];
  if (!anywhere) return { text: `I have no such car in the catalog.`, cars: [] };
  if (within && !isOpen) {
    const isSame = within.position === anywhere.position;
    const beyond = isSame ? "" : ` In the whole catalog it's the ${fullName(anywhere)}, ${figure(asked.by, anywhere)}.`;
    return {
      text: `The ${label} ${facts.situation.total > 0 ? "in" : "near"} your search${kind} is the ${fullName(within)}: ${figure(asked.by, within)}${priced(asked.by, within)}.${beyond}`,
      cars: [referenceTo(within)],
      shows: showCars([within, ...(isSame ? [] : [anywhere])], tabled),
    };
  }
  const none = isOpen || asked.everywhere ? "" : ` None fits the rest of your search.`;
  return {
    text: `The ${label} I have${kind} is the ${fullName(anywhere)}: ${figure(asked.by, anywhere)}${priced(asked.by, anywhere)}.${none}`,
    cars: [referenceTo(anywhere)],
    shows: showCars([anywhere]),
  };
}

const labels: Readonly<Record<Measure, Record<"most" | "least", string>>> = {
  msrp: { least: "cheapest", most: "most expensive" },
  highwayMpg: { most: "easiest on gas", least: "thirstiest" },
  year: { most: "newest", least: "oldest" },
  horsepower: { most: "most powerful", least: "least powerful" },
  size: { most: "biggest, by size class,", least: "smallest, by size class," },
};

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
  if (by === "year") return `${describeValue("style", car.style)}`;
  if (by === "horsepower") return car.horsepower === null ? "power not stated" : `${car.horsepower} hp`;
  return by === "size" ? `${car.size.toLowerCase()}, ${describeValue("style", car.style)}` : priceOf(car);
}

function priced(by: Measure, car: CatalogCar): string {
  return by === "msrp" ? "" : ` at ${priceOf(car)}`;
}
