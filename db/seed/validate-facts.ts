import { wordTable } from "@/lib/constraints/word-table";
import type { SeedCar } from "./expand-tables";
import { namesTrim } from "./generation-facts";
import type { GenerationTable, MakeTable } from "./make-table";
import type { CatalogProblem } from "./validate-cars";

type Span = readonly [low: number, high: number];

interface BodyRule {
  seats: Span;
  /** Inches. */
  length: Span;
  height: Span;
}

const car: BodyRule = { seats: [2, 5], length: [100, 242], height: [42, 69] };
const tall: BodyRule = { seats: [4, 9], length: [140, 228], height: [54, 83] };
const open: BodyRule = { seats: [2, 5], length: [100, 220], height: [40, 62] };
const van: BodyRule = { seats: [2, 15], length: [180, 290], height: [69, 115] };
const minivan: BodyRule = { seats: [2, 8], length: [170, 212], height: [63, 78] };
const pickup = (seats: Span): BodyRule => ({ seats, length: [180, 270], height: [62, 84] });

/** What cars of a body measure and seat, in inches and seats. */
const bodies = wordTable<BodyRule>({
  Sedan: { ...car, height: [50, 66] },
  Coupe: { ...open, height: [40, 62] },
  Convertible: open,
  "4dr Hatchback": car,
  "2dr Hatchback": { ...car, length: [98, 190] },
  Wagon: { ...car, seats: [4, 8], height: [54, 70] },
  "4dr SUV": tall,
  "2dr SUV": { ...tall, seats: [2, 6], height: [58, 78] },
  "Convertible SUV": { ...tall, seats: [4, 5], height: [58, 78] },
  "Crew Cab Pickup": pickup([4, 6]),
  "Extended Cab Pickup": pickup([2, 6]),
  "Regular Cab Pickup": pickup([2, 3]),
  "Passenger Minivan": minivan,
  "Cargo Minivan": minivan,
  "Passenger Van": van,
  "Cargo Van": van,
});

/** Length over wheelbase, and pounds per square inch of ground covered. */
const lengthOverWheelbase: Span = [1.25, 1.95];
const poundsPerArea: Span = [0.17, 0.56];

/** What no real car measures, carries or seats. Empty when all is well. */
export function factProblems(each: SeedCar): string[] {
  const { seats, length, width, height, wheelbase, weight, cargo, cargoSecondRow } = each;
  const rule = bodies[each.style];
  const area = length === null || width === null ? null : length * width;
  const electric = each.fuelType === "electric" || each.marketCategory.includes("Plug-In Hybrid");
  return [
    ...outside("seats", seats, rule?.seats, each.style),
    ...outside("length", length, rule?.length, each.style),
    ...outside("height", height, rule?.height, each.style),
    ...outside("length over wheelbase", over(length, wheelbase), lengthOverWheelbase),
    ...outside("weight over the ground covered", over(weight, area), poundsPerArea),
    ...(cargo !== null && cargoSecondRow !== null && cargoSecondRow <= cargo
      ? [`less cargo behind the second row (${cargoSecondRow}) than behind the rear seats (${cargo})`]
      : []),
    ...(cargoSecondRow !== null && seats !== null && seats < 6 ? [`a third row and ${seats} seats`] : []),
    ...(each.range !== null && !electric ? ["electric range without a plug"] : []),
  ];
}

function over(value: number | null, other: number | null): number | null {
  return value === null || other === null ? null : value / other;
}

function outside(name: string, value: number | null, span: Span | undefined, body?: string): string[] {
  if (value === null || !span || (value >= span[0] && value <= span[1])) return [];
  const said = Number.isInteger(value) ? value : value.toFixed(2);
  return [`${name} ${said} is not from ${span[0]} to ${span[1]}${body ? ` for a ${body}` : ""}`];
}

/** Lines built on one frame under two badges: their wheelbases agree to half an inch in years both are sold. */
const sisters: readonly (readonly [string, string])[] = [
  ["Chevrolet Tahoe", "GMC Yukon"],
  ["Chevrolet Suburban", "GMC Yukon XL"],
  ["Chevrolet Colorado", "GMC Canyon"],
  ["Chevrolet Traverse", "Buick Enclave"],
  ["Subaru BRZ", "Toyota 86"],
  ["Subaru BRZ", "Toyota GR86"],
  ["Hyundai Palisade", "Kia Telluride"],
  ["Chevrolet Trax", "Buick Encore"],
];
const sisterTolerance = 0.5;

/** Sister models whose wheelbases disagree, once for each pair and year. */
export function sisterProblems(cars: readonly SeedCar[]): CatalogProblem[] {
  const wheelbases = new Map<string, Set<number>>();
  for (const { make, model, year, wheelbase } of cars) {
    if (wheelbase === null) continue;
    const key = `${make} ${model} ${year}`;
    wheelbases.set(key, (wheelbases.get(key) ?? new Set()).add(wheelbase));
  }
  return sisters.flatMap(([one, other]) =>
    [...wheelbases].flatMap(([key, held]) => {
      if (!key.startsWith(`${one} 2`)) return [];
      const theirs = wheelbases.get(key.replace(one, other));
      const agree = !theirs || [...held].some((a) => [...theirs].some((b) => Math.abs(a - b) <= sisterTolerance));
      return agree ? [] : [{ place: key, problem: `wheelbase ${[...held]} beside ${[...theirs]} of ${other}` }];
    }),
  );
}

/** Facts that name a body, engine or trim the generation doesn't have. */
export function strayFacts(tables: readonly MakeTable[]): CatalogProblem[] {
  return tables.flatMap(({ make, lines }) =>
    lines.flatMap(({ model, generations }) =>
      generations.flatMap((generation) =>
        strays(generation).map((problem) => ({ place: `${make} ${model} ${generation.years.join("-")}`, problem })),
      ),
    ),
  );
}

function strays({ facts, style, engines, trims }: GenerationTable): string[] {
  if (!facts) return [];
  const names = trims.map(([name]) => name);
  const styles = new Set([style, ...trims.map(([, , , change]) => change?.style ?? style)]);
  const unknown = (kind: string, keys: object | undefined, known: ReadonlySet<string>) =>
    Object.keys(keys ?? {}).flatMap((key) => (known.has(key) ? [] : [`facts of ${kind} "${key}", which isn't there`]));
  const said = Object.values(facts.standard ?? {}).flat();
  return [
    ...unknown("the body", facts.bodies, new Set<string>(styles)),
    ...unknown("the engine", facts.engines, new Set(Object.keys(engines))),
    ...unknown("the engine", facts.range, new Set(Object.keys(engines))),
    ...unknown("the trim", facts.trims, new Set(names)),
    ...said
      .map((each) => (typeof each === "string" ? each : each[0]))
      .filter((words) => words !== "all" && !names.some((name) => namesTrim(name, words)))
      .map((words) => `standard from a trim "${words}", which isn't there`),
  ];
}
