import { sisters } from "@/domains/cars/lexicon/twins";
import type { CatalogProblem } from "@/domains/pack";
import { heldUnder } from "@/lib/constraints";
import rules from "./body-rules.json" with { type: "json" };
import type { SeedCar } from "./expand-tables";
import { type GenerationTable, type MakeTable, namesTrim } from "./make-table";

type FigureSpan = readonly [low: number, high: number];

/** By body style. Inches. */
const bodyRules = rules as unknown as Readonly<Record<string, Record<"seats" | "length" | "height", FigureSpan>>>;
const lengthOverWheelbase: FigureSpan = [1.25, 1.95];
const poundsPerArea: FigureSpan = [0.17, 0.56];

export function factProblems(each: SeedCar): string[] {
  const { seats, length, width, height, wheelbase, weight, cargo, cargoSecondRow } = each;
  const rule = heldUnder(bodyRules, each.style);
  const area = length === null || width === null ? null : length * width;
  const electric = each.fuelType === "electric" || each.marketCategory.includes("Plug-In Hybrid");
  return [
    ...outside("seats", seats, rule?.seats, each.style),
    ...outside("length", length, rule?.length, each.style),
    ...outside("height", height, rule?.height, each.style),
    ...outside("length over wheelbase", over(length, wheelbase), lengthOverWheelbase),
    ...outside("weight over the ground covered", over(weight, area), poundsPerArea),
    ...(cargo !== null && cargoSecondRow !== null && cargoSecondRow < cargo
      ? [`less cargo behind the second row (${cargoSecondRow}) than behind the rear seats (${cargo})`]
      : []),
    ...(each.range !== null && !electric ? ["electric range without a plug"] : []),
  ];
}

function over(value: number | null, other: number | null): number | null {
  return value === null || other === null ? null : value / other;
}

function outside(name: string, value: number | null, span: FigureSpan | undefined, body?: string): string[] {
  if (value === null || !span || (value >= span[0] && value <= span[1])) return [];
  const said = Number.isInteger(value) ? value : value.toFixed(2);
  return [`${name} ${said} is not from ${span[0]} to ${span[1]}${body ? ` for a ${body}` : ""}`];
}

/** Inches. */
const sisterTolerance = 0.5;

/** Sister models with different wheelbases, once per pair and year. */
export function sisterProblems(rows: readonly SeedCar[]): CatalogProblem[] {
  const wheelbases = new Map<string, Set<number>>();
  for (const { make, model, year, wheelbase } of rows) {
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
