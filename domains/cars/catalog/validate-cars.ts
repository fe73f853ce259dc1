import type { CatalogProblem } from "@/domains/pack";
import { rowProblems } from "@/lib/catalog/row-problems";
import { type WordTable, wordTable } from "@/lib/constraints";
import type { SeedCar } from "./expand-tables";
import { drives, fuels, gearboxes, styles } from "./make-table";
import bodies from "./plausible-bodies.json" with { type: "json" };
import { factProblems } from "./validate-facts";

const vocabulary = {
  fuelType: new Set<string>(Object.values(fuels)),
  transmission: new Set<string>(Object.values(gearboxes)),
  drivenWheels: new Set<string>(Object.values(drives)),
  style: new Set<string>(styles),
  size: new Set<string>(["Compact", "Midsize", "Large"]),
} as const;

const categories = new Set(bodies.categories);

export function validateCars(cars: readonly SeedCar[]): CatalogProblem[] {
  const faults = [wordProblems, fuelProblems, mileageProblems, bodyProblems, factProblems];
  return rowProblems(cars, (row) => faults.flatMap((faultsOf) => faultsOf(row)));
}

function wordProblems(row: SeedCar): string[] {
  const words = (Object.keys(vocabulary) as (keyof typeof vocabulary)[]).flatMap((slot) =>
    vocabulary[slot].has(row[slot]) ? [] : [`${slot} "${row[slot]}" is not in the vocabulary`],
  );
  const unknown = row.marketCategory.filter((category) => !categories.has(category));
  return [...words, ...unknown.map((category) => `category "${category}" is not in the vocabulary`)];
}

function fuelProblems(row: SeedCar): string[] {
  const is = (category: string) => row.marketCategory.includes(category);
  const electric = row.fuelType === fuels.electric;
  const rules: [boolean, string][] = [
    [electric && row.cylinders !== null, "an electric car with cylinders"],
    [electric && row.transmission !== gearboxes.direct, "an electric car without direct drive"],
    [row.transmission === gearboxes.direct && !electric && !is("Plug-In Hybrid"), "direct drive without a plug"],
    [electric && (is("Hybrid") || is("Plug-In Hybrid")), "an electric car that is a hybrid"],
    [is("Plug-In Hybrid") && !is("Hybrid"), "a plug-in hybrid that is no hybrid"],
    [is("Diesel") !== (row.fuelType === fuels.diesel), "category Diesel and fuel disagree"],
    [is("Flex Fuel") !== row.fuelType.startsWith("flex-fuel"), "category Flex Fuel and fuel disagree"],
  ];
  return rules.flatMap(([broken, problem]) => (broken ? [problem] : []));
}

/** Credible ratios: engines gain on the highway, motors lose, hybrids vary. */
const highwayOverCity = { engine: [1, 1.83], hybrid: [0.78, 1.5], electric: [0.65, 1.15] } as const;

function mileageProblems({ cityMpg, highwayMpg, fuelType, marketCategory }: SeedCar): string[] {
  if ((cityMpg === null) !== (highwayMpg === null)) return ["only one of city and highway mileage"];
  if (cityMpg === null || highwayMpg === null) return [];
  const kind = fuelType === fuels.electric ? "electric" : marketCategory.includes("Hybrid") ? "hybrid" : "engine";
  const [low, high] = highwayOverCity[kind];
  const ratio = highwayMpg / cityMpg;
  const problems = ratio < low || ratio > high ? [`city ${cityMpg} and highway ${highwayMpg} do not go together`] : [];
  if (kind === "electric" && cityMpg < 45) problems.push(`an electric car with ${cityMpg} MPGe`);
  if (kind === "engine" && cityMpg > 45) problems.push(`a car without a motor with ${cityMpg} mpg`);
  return problems;
}

const doorsOf: WordTable<readonly number[]> = wordTable(bodies.doors);

function bodyProblems({ style, doors, marketCategory }: SeedCar): string[] {
  const allowed = doorsOf[style] ?? [4];
  const problems = doors !== null && !allowed.includes(doors) ? [`a ${style} with ${doors} doors`] : [];
  if (style.endsWith("Hatchback") !== marketCategory.includes("Hatchback"))
    problems.push("Hatchback and body disagree");
  if (marketCategory.includes("Crossover") && !/SUV|Wagon|Hatchback/.test(style)) problems.push(`a crossover ${style}`);
  return problems;
}
