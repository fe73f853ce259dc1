import type { CatalogCar } from "@/lib/catalog/car";
import type { Predicate } from "@/lib/constraints/constraint";
import { listed } from "@/lib/dialogue/wording/count-words";
import type { Question } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { fullName, knowCar, referenceTo } from "./known-car";
import { money } from "./said";

/** What energy is taken to cost, and how far a shopper is taken to drive. Said with every answer. */
const assumed = { milesAYear: 12_000, regular: 3.4, premium: 4.2, diesel: 3.9, kiloWattHour: 0.17 };
/** Energy in a gallon of gas, by which MPGe is defined (EPA). */
const kiloWattHoursAGallon = 33.7;
/** Share of city miles in the EPA's combined figure. */
const cityShare = 0.55;
/** Popular cars that stand for a kind. */
const typicalCars = 60;

type Asked = Extract<Question, { kind: "running" }>;

/** What fuel or electricity costs a year: of the cars in question, else of electric beside other cars. */
export async function answerRunning(asked: Asked, facts: AnswerFacts): Promise<PlainAnswer> {
  const miles = asked.milesAYear ?? assumed.milesAYear;
  const cars = asked.cars.length > 0 ? asked.cars : asked.fuels.length > 0 ? [] : firstShown(facts);
  const known = (await Promise.all(cars.slice(0, 3).map((car) => knowCar(car, facts)))).flatMap(
    (each) => each?.car ?? [],
  );
  const costs = known.flatMap((car) => {
    const cost = yearlyCost(car, miles);
    return cost === null ? [] : [{ car, cost }];
  });
  if (costs.length > 0) {
    const [first, ...more] = [...costs].sort((a, b) => a.cost - b.cost);
    if (!first) return kinds(asked, miles, facts);
    const others = more.map(({ car, cost }) => answers.running.other({ car: fullName(car), cost: about(cost) }));
    const beside = others.length > 0 ? answers.running.then({ cars: listed(others) }) : "";
    const fuel = answers.running.fuel({ electric: first.car.fuelType === "electric" });
    return {
      text: `${answers.running.car({ car: fullName(first.car), cost: about(first.cost), fuel })}${beside} ${assumptions(miles, known)}`,
      cars: known.map(referenceTo),
    };
  }
  return kinds(asked, miles, facts);
}

async function kinds({ fuels }: Asked, miles: number, facts: AnswerFacts): Promise<PlainAnswer> {
  const electric: Predicate = { slot: "fuelType", op: "==", value: "electric" };
  const hybrid: Predicate = { slot: "marketCategory", op: "==", value: "Hybrid" };
  const isElectric = !fuels.includes("hybrid") || fuels.includes("electric");
  const asked = [isElectric ? electric : hybrid];
  const rest = facts.situation.shown.filter(
    ({ slot }) => slot !== "fuelType" && slot !== "marketCategory" && slot !== "highwayMpg",
  );
  const [own, gas] = await Promise.all([
    typicalCost(asked, rest, miles, facts),
    typicalCost(
      [
        { slot: "fuelType", op: "==", value: "regular unleaded" },
        { slot: "marketCategory", op: "!=", value: "Hybrid" },
      ],
      rest,
      miles,
      facts,
    ),
  ]);
  if (own === null || gas === null) return { text: answers.running.unknown, cars: [] };
  const said = answers.running.kind({
    ...{ electric: isElectric, cheaper: own < gas },
    ...{ gap: about(Math.abs(gas - own)), own: about(own), gas: about(gas) },
  });
  return {
    text: `${said} ${assumptions(miles, [], true)}`,
    cars: [],
  };
}

/** Middle of the popular cars of a kind, within the search where it has some. */
async function typicalCost(
  kind: readonly Predicate[],
  rest: readonly Predicate[],
  miles: number,
  { catalog }: AnswerFacts,
): Promise<number | null> {
  for (const where of [[...rest, ...kind], kind]) {
    const cars = await catalog.rank({ where, score: [], ranges: {}, limit: typicalCars, ties: "popularity" });
    const costs = cars.flatMap((car) => yearlyCost(car, miles) ?? []).sort((a, b) => a - b);
    const middle = costs[Math.floor(costs.length / 2)];
    if (middle !== undefined) return middle;
  }
  return null;
}

/** Dollars a year; `null` where the mileage isn't known. */
export function yearlyCost(
  { highwayMpg, cityMpg, fuelType }: Pick<CatalogCar, "highwayMpg" | "cityMpg" | "fuelType">,
  miles: number,
): number | null {
  const [highway, city] = [highwayMpg ?? cityMpg, cityMpg ?? highwayMpg];
  if (!highway || !city) return null;
  const combined = 1 / (cityShare / city + (1 - cityShare) / highway);
  return (miles / combined) * gallonPrice(fuelType ?? "");
}

function gallonPrice(fuel: string): number {
  if (fuel === "electric") return kiloWattHoursAGallon * assumed.kiloWattHour;
  if (fuel.startsWith("diesel")) return assumed.diesel;
  return fuel.startsWith("premium") ? assumed.premium : assumed.regular;
}

function about(cost: number): string {
  return money(Math.round(cost / 10) * 10);
}

function assumptions(miles: number, cars: readonly CatalogCar[], both = false): string {
  const hasElectric = both || cars.some(({ fuelType }) => fuelType === "electric");
  const hasGas = both || cars.some(({ fuelType }) => fuelType !== "electric");
  const gas = cars.some(({ fuelType }) => fuelType?.startsWith("premium"))
    ? answers.running.premium
    : answers.running.gas;
  const prices = [...(hasGas ? [gas] : []), ...(hasElectric ? [answers.running.power] : [])];
  const assumes = [answers.running.miles({ miles }), ...prices];
  const asks = miles === assumed.milesAYear ? answers.running.redo : "";
  return `${answers.running.assume({ what: listed(assumes) })}${asks}`;
}

function firstShown({ results, state }: AnswerFacts) {
  if (state.wishes.constraints.length === 0) return [];
  return results.cars
    .slice(0, 1)
    .flatMap(({ make, model, year, position }) => (make && model ? [{ make, models: [model], year, position }] : []));
}
