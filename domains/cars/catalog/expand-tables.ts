import { type Product, unknownValues } from "@/lib/catalog/catalog-reader";
import type { EngineRow, GenerationTable, LineTable, MakeTable, Mileage, TrimRow } from "./make-table";
import { drives, factsOf, fuels, gearboxes, yearly } from "./make-table";
import { trimPrices } from "./trim-prices";

export interface SeedCar extends Product {
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
  const stated = [line.categories, generation.categories, change.add].flatMap((each) => each ?? []);
  const categories = categoriesOf(engine, style, stated);
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
