import { type Car, unknownValues } from "@/lib/catalog/car";
import {
  drives,
  type EngineRow,
  type Equipment,
  equipmentNames,
  type Figures,
  fuels,
  type GenerationFacts,
  type GenerationTable,
  gearboxes,
  type LineTable,
  type MakeTable,
  type Mileage,
  type OptionPrice,
  type PriceRow,
  type TrimRow,
} from "./make-table";

export interface SeedCar extends Car {
  trim: string;
  /** Rough yearly sales in thousands. */
  popularity: number | null;
}

/** One row per trim and model year. Throws on a contradiction, with its place. */
export function expandTables(tables: readonly MakeTable[]): SeedCar[] {
  return tables.flatMap((table) =>
    table.lines.flatMap((line) =>
      line.generations.flatMap((generation) =>
        generation.trims.flatMap((trim) => expandTrim(table.make, line, generation, trim)),
      ),
    ),
  );
}

function expandTrim(make: string, line: LineTable, generation: GenerationTable, row: TrimRow): SeedCar[] {
  const [trim, engineKey, , change = {}] = row;
  const [first, last] = generation.years;
  const place = `${make} ${line.model} ${first}-${last} ${trim}`;
  const engine = generation.engines[engineKey];
  if (!engine) throw new Error(`${place}: no engine "${engineKey}" in this generation`);
  const prices = trimPrices(generation, row);
  if (prices.length !== last - first + 1) {
    throw new Error(`${place}: ${prices.length} prices for ${last - first + 1} model years`);
  }
  const style = change.style ?? generation.style;
  const categories = categoriesOf(engine, style, [
    ...(line.categories ?? []),
    ...(generation.categories ?? []),
    ...(change.add ?? []),
  ]);
  return prices.flatMap((msrp, offset) => {
    if (msrp === null) return [];
    const year = first + offset;
    const mileage = yearly<Mileage>(engine.mpg ?? undefined, year);
    return [
      {
        ...unknownValues(),
        make,
        model: line.model,
        year,
        fuelType: fuels[engine.fuel],
        horsepower: engine.hp,
        cylinders: engine.cylinders,
        transmission: gearboxes[engine.gearbox],
        drivenWheels: drives[engine.drive],
        doors: change.doors ?? generation.doors,
        marketCategory: categories,
        size: change.size ?? generation.size,
        style,
        highwayMpg: mileage?.[1] ?? null,
        cityMpg: mileage?.[0] ?? null,
        msrp,
        ...factsOf(generation, row, year),
        ...generation.figures,
        ...change.figures,
        trim,
        popularity: line.salesThousands ?? null,
      },
    ];
  });
}

function categoriesOf(engine: EngineRow, style: string, stated: readonly string[]): string[] {
  const categories = new Set(stated);
  if (engine.hybrid) categories.add("Hybrid");
  if (engine.hybrid === "plug-in") categories.add("Plug-In Hybrid");
  if (engine.fuel === "diesel") categories.add("Diesel");
  if (engine.fuel === "flex" || engine.fuel === "flex-premium") categories.add("Flex Fuel");
  if (style.endsWith("Hatchback")) categories.add("Hatchback");
  return [...categories].sort();
}

function factsOf({ facts, style }: GenerationTable, [trim, engine, , change]: TrimRow, year: number): Figures {
  if (!facts) return {};
  const body = facts.bodies?.[change?.style ?? style];
  const range = yearly(facts.range?.[engine], year);
  const equipment = standardIn(facts.standard ?? {}, trim, year);
  return withoutThirdRow({
    ...facts.all,
    ...facts.engines?.[engine],
    ...body,
    ...facts.trims?.[trim],
    ...(range === null ? {} : { range }),
    ...(equipment.length > 0 ? { equipment } : {}),
  });
}

/** Without a third row, cargo space is that behind the second row. */
function withoutThirdRow({ cargoSecondRow, ...figures }: Figures): Figures {
  const { seats, cargo } = figures;
  const space = cargoSecondRow ?? cargo;
  if (!space) return figures;
  if (seats && seats > 2 && seats < 6) return { ...figures, cargo: space, cargoSecondRow: space };
  return cargoSecondRow ? { ...figures, cargoSecondRow } : figures;
}

/** The figure keyed by the latest year up to it. */
function yearly<T extends number | Mileage>(stated: T | Readonly<Record<number, T>> | undefined, year: number) {
  if (stated === undefined || stated === null) return null;
  if (typeof stated !== "object" || Array.isArray(stated)) return stated as T;
  const byYear = stated as Readonly<Record<number, T>>;
  const from = Math.max(
    ...Object.keys(byYear)
      .map(Number)
      .filter((each) => each <= year),
  );
  return byYear[from] ?? null;
}

function standardIn(standard: NonNullable<GenerationFacts["standard"]>, trim: string, year: number): string[] {
  return (Object.keys(equipmentNames) as Equipment[])
    .filter((each) =>
      (standard[each] ?? []).some((said) => {
        const [trims, from] = typeof said === "string" ? [said, 0] : said;
        return year >= from && (trims === "all" || namesTrim(trim, trims));
      }),
    )
    .map((each) => equipmentNames[each])
    .sort();
}

export function namesTrim(trim: string, words: string): boolean {
  return ` ${trim.replace(/[^\p{L}\p{N}.+&-]+/gu, " ")} `.includes(` ${words.replace(/[^\p{L}\p{N}.+&-]+/gu, " ")} `);
}

/** Puts options on top of their base trim. Throws if the base or its price is missing. */
export function trimPrices(generation: GenerationTable, trim: TrimRow): PriceRow {
  const [name, , said] = trim;
  if (isPriceRow(said)) return said;
  const base = generation.trims.find(
    (each) => each[0] === said.trim && each[1] === said.engine && bodyOf(generation, each) === bodyOf(generation, trim),
  );
  if (!base || base === trim)
    throw new Error(`${name}: no trim "${said.trim}" with engine "${said.engine}" in its body`);
  const first = generation.years[0];
  return trimPrices(generation, base).map((price, offset) => {
    const inYears = !said.years || (first + offset >= said.years[0] && first + offset <= said.years[1]);
    if (!inYears) return null;
    if (price === null && said.years) throw new Error(`${name}: "${said.trim}" has no price in ${first + offset}`);
    return price === null ? null : price + said.surcharge;
  });
}

export type PricedTrim = ReturnType<typeof pricedTrims>[number];

export function pricedTrims(generation: GenerationTable) {
  return generation.trims.map((trim) => {
    const [name, engine] = trim;
    return { name, engine, body: bodyOf(generation, trim), prices: trimPrices(generation, trim) };
  });
}

export function trimsBeside(trims: readonly PricedTrim[], { engine, body }: PricedTrim): PricedTrim[] {
  return trims.filter((each) => each.engine === engine && each.body === body);
}

function bodyOf({ style, doors, size }: GenerationTable, [, , , change]: TrimRow): string {
  return [change?.style ?? style, change?.doors ?? doors, change?.size ?? size].join();
}

function isPriceRow(said: PriceRow | OptionPrice): said is PriceRow {
  return Array.isArray(said);
}
