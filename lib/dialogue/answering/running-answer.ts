import type { CatalogCar } from "@/lib/catalog/car";
import type { Predicate } from "@/lib/constraints/constraint";
import { listed } from "@/lib/dialogue/wording/count-words";
import type { Question } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { fullName, knowCar, referenceTo } from "./known-car";
import { money } from "./said";
import { showCars } from "./shown-answer";

/** What energy is taken to cost, and how far a shopper is taken to drive, until they say. Said with every answer. */
const usual = { milesAYear: 12_000, gallon: 3.4, kiloWattHour: 0.17 };
/** Dollars a gallon over regular. */
const over = { premium: 0.8, diesel: 0.5 };
/** Energy in a gallon of gas, by which MPGe is defined (EPA). */
const kiloWattHoursAGallon = 33.7;
/** Share of city miles in the EPA's combined figure. */
const cityShare = 0.55;
/** Popular cars that stand for a kind. */
const typicalCars = 60;

type Asked = Extract<Question, { kind: "running" }>;

type Rates = typeof usual;

/** What fuel or electricity costs a year, or over as many as asked: of the cars in question, else of a kind beside gas cars. */
export async function answerRunning(asked: Asked, facts: AnswerFacts): Promise<PlainAnswer> {
  const { milesAYear, gallon, kiloWattHour } = { ...usual, ...asked };
  const rates = { milesAYear, gallon, kiloWattHour };
  const cars = asked.cars.length > 0 ? asked.cars : asked.fuels.length > 0 ? [] : firstShown(facts);
  const known = (await Promise.all(cars.slice(0, 3).map((car) => knowCar(car, facts)))).flatMap(
    (each) => each?.car ?? [],
  );
  const costs = known.flatMap((car) => {
    const cost = yearlyCost(car, rates);
    return cost === null ? [] : [{ car, cost }];
  });
  const [first, ...more] = [...costs].sort((a, b) => a.cost - b.cost);
  if (!first) return kinds(asked, rates, facts);
  const { years = 1 } = asked;
  const span = spanOf(years);
  const others = more.map(({ car, cost }) => answers.running.other({ car: fullName(car), cost: about(cost * years) }));
  const beside = others.length > 0 ? answers.running.then({ cars: listed(others) }) : "";
  const fuel = answers.running.fuel({ electric: first.car.fuelType === "electric" });
  const yearly = years > 1 ? answers.running.yearly({ cost: about(first.cost) }) : "";
  const said = answers.running.car({ car: fullName(first.car), cost: about(first.cost * years), fuel, span, yearly });
  const row = {
    label: answers.running.row({ span }),
    values: costs.map(({ cost }) => about(cost * years)),
    best: costs.flatMap(({ car }, index) => (car === first.car ? [index] : [])),
  };
  return {
    text: `${said}${beside} ${assumptions(asked, rates, known)}`,
    cars: known.map(referenceTo),
    shows: showCars(
      costs.map(({ car }) => car),
      ["highwayMpg", "cityMpg", "msrp"],
      [row],
    ),
  };
}

function spanOf(years: number): string {
  return answers.running.span({ years: Math.floor(years) });
}

async function kinds(asked: Asked, rates: Rates, facts: AnswerFacts): Promise<PlainAnswer> {
  const { fuels, years = 1 } = asked;
  const isElectric = !fuels.includes("hybrid") || fuels.includes("electric");
  const kind: Predicate = isElectric
    ? { slot: "fuelType", op: "==", value: "electric" }
    : { slot: "marketCategory", op: "==", value: "Hybrid" };
  const rest = facts.situation.shown.filter(
    ({ slot }) => slot !== "fuelType" && slot !== "marketCategory" && slot !== "highwayMpg",
  );
  const [own, gas] = await Promise.all([
    typicalCost([kind], rest, rates, facts),
    typicalCost(
      [
        { slot: "fuelType", op: "==", value: "regular unleaded" },
        { slot: "marketCategory", op: "!=", value: "Hybrid" },
      ],
      rest,
      rates,
      facts,
    ),
  ]);
  if (own === null || gas === null) return { text: answers.running.unknown, cars: [] };
  const said = answers.running.kind({
    ...{ electric: isElectric, cheaper: own < gas },
    ...{ gap: about(Math.abs(gas - own) * years), own: about(own * years), gas: about(gas * years) },
    span: spanOf(years),
  });
  return {
    text: `${said} ${assumptions(asked, rates, [], isElectric ? "electric" : "hybrid")}`,
    cars: [],
  };
}

/** Middle of the popular cars of a kind, within the search where it has some. */
async function typicalCost(
  kind: readonly Predicate[],
  rest: readonly Predicate[],
  rates: Rates,
  { catalog }: AnswerFacts,
): Promise<number | null> {
  for (const where of [[...rest, ...kind], kind]) {
    const cars = await catalog.rank({ where, score: [], ranges: {}, limit: typicalCars, ties: "popularity" });
    const costs = cars.flatMap((car) => yearlyCost(car, rates) ?? []).sort((a, b) => a - b);
    const middle = costs[Math.floor(costs.length / 2)];
    if (middle !== undefined) return middle;
  }
  return null;
}

/** Dollars a year; `null` where the mileage isn't known. */
function yearlyCost({ highwayMpg, cityMpg, fuelType }: CatalogCar, rates: Rates): number | null {
  const [highway, city] = [highwayMpg ?? cityMpg, cityMpg ?? highwayMpg];
  if (!highway || !city) return null;
  const combined = 1 / (cityShare / city + (1 - cityShare) / highway);
  return (rates.milesAYear / combined) * gallonPrice(fuelType ?? "", rates);
}

function gallonPrice(fuel: string, { gallon, kiloWattHour }: Rates): number {
  if (fuel === "electric") return kiloWattHoursAGallon * kiloWattHour;
  if (fuel.startsWith("diesel")) return gallon + over.diesel;
  return fuel.startsWith("premium") ? gallon + over.premium : gallon;
}

function about(cost: number): string {
  return money(Math.round(cost / 10) * 10);
}

/** What the sum rests on, and that the shopper may put in their own. */
function assumptions(asked: Asked, rates: Rates, cars: readonly CatalogCar[], kind?: "electric" | "hybrid"): string {
  const fuels = cars.map(({ fuelType }) => fuelType ?? "");
  const burns = (fuel: string) => fuels.some((each) => each.startsWith(fuel));
  const isElectric = kind === "electric" || burns("electric");
  const isGas = kind !== undefined || fuels.some((each) => each !== "electric");
  const { assume, miles, gas, premium, diesel, power, redo, own } = answers.running;
  const assumes = [
    miles({ miles: rates.milesAYear }),
    ...(isGas ? [gas({ price: rates.gallon.toFixed(2) })] : []),
    ...(burns("premium") ? [premium({ price: (rates.gallon + over.premium).toFixed(2) })] : []),
    ...(burns("diesel") ? [diesel({ price: (rates.gallon + over.diesel).toFixed(2) })] : []),
    ...(isElectric ? [power({ cents: Math.round(rates.kiloWattHour * 100) })] : []),
  ];
  const unsaid = [
    ...(asked.milesAYear === undefined ? [own.miles] : []),
    ...(isGas && asked.gallon === undefined ? [own.gas] : []),
    ...(isElectric && asked.kiloWattHour === undefined ? [own.power] : []),
  ];
  return `${assume({ what: listed(assumes) })}${unsaid.length > 0 ? redo({ own: listed(unsaid) }) : ""}`;
}

function firstShown({ results, state }: AnswerFacts) {
  if (state.wishes.constraints.length === 0) return [];
  return results.cars
    .slice(0, 1)
    .flatMap(({ make, model, year, position }) => (make && model ? [{ make, models: [model], year, position }] : []));
}
