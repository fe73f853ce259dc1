import { groupBy } from "@/lib/statistics/group-by";
import { trimPrices } from "./expand-tables";
import { fuels, type MakeTable, type PriceRow } from "./make-table";

export interface CatalogOutlier {
  kind: "price step" | "price span" | "power for its price" | "mileage step";
  place: string;
  figures: string;
  /** Comparable within a kind. Larger is stranger. */
  strength: number;
}

/** Larger price steps between model years stand out. */
const priceStep = { up: 0.12, down: 0.06 } as const;
const priceSpan = 1.75;
const dollarsPerHorsepower = { low: 75, high: 700 } as const;
const mileageStep = 4;

/** Strangest first within a kind. Not a test, because true figures may appear. */
export function findOutliers(tables: readonly MakeTable[]): CatalogOutlier[] {
  const found = tables.flatMap(({ make, lines }) =>
    lines.flatMap(({ model, generations }) =>
      generations.flatMap((generation) => {
        const place = `${make} ${model} ${generation.years.join("-")}`;
        return [
          ...generation.trims.flatMap((trim) =>
            priceSteps(`${place} ${trim[0]}`, generation.years[0], trimPrices(generation, trim)),
          ),
          ...priceSpans(place, generation),
          ...powerPrices(place, generation),
          ...mileageSteps(place, generation),
        ];
      }),
    ),
  );
  return found.sort((a, b) => (a.kind === b.kind ? b.strength - a.strength : a.kind < b.kind ? -1 : 1));
}

type Generation = MakeTable["lines"][number]["generations"][number];

function priceSteps(place: string, firstYear: number, prices: PriceRow): CatalogOutlier[] {
  return prices.flatMap((price, offset) => {
    const before = prices[offset - 1] ?? null;
    if (price === null || before === null) return [];
    const step = price / before - 1;
    if (step <= priceStep.up && step >= -priceStep.down) return [];
    const figures = `${firstYear + offset - 1} to ${firstYear + offset}: ${before} to ${price}`;
    return [{ kind: "price step", place, figures, strength: Math.abs(step) }];
  });
}

function priceSpans(place: string, generation: Generation): CatalogOutlier[] {
  const groups = groupBy(generation.trims, (trim) => `${trim[1]}, ${trim[3]?.style ?? generation.style}`);
  return [...groups].flatMap(([key, trims]) => {
    const prices = trims.flatMap((trim) => trimPrices(generation, trim).findLast((price) => price !== null) ?? []);
    const [low, high] = [Math.min(...prices), Math.max(...prices)];
    const figures = `${low} to ${high}`;
    return high / low > priceSpan
      ? [{ kind: "price span", place: `${place} (${key})`, figures, strength: high / low }]
      : [];
  });
}

function powerPrices(place: string, generation: Generation): CatalogOutlier[] {
  return generation.trims.flatMap((trim) => {
    const [name, key] = trim;
    const power = generation.engines[key]?.hp ?? null;
    const price = trimPrices(generation, trim).findLast((each) => each !== null) ?? null;
    if (power === null || price === null) return [];
    const dollars = price / power;
    if (dollars >= dollarsPerHorsepower.low && dollars <= dollarsPerHorsepower.high) return [];
    const figures = `${price} dollars for ${power} hp`;
    const strength = Math.max(dollars / dollarsPerHorsepower.high, dollarsPerHorsepower.low / dollars);
    return [{ kind: "power for its price", place: `${place} ${name}`, figures, strength }];
  });
}

function mileageSteps(place: string, { engines }: Generation): CatalogOutlier[] {
  return Object.entries(engines).flatMap(([key, { mpg, fuel }]) => {
    if (mpg === null || Array.isArray(mpg) || fuels[fuel] === fuels.electric) return [];
    const pairs = Object.entries(mpg) as [string, readonly [number, number]][];
    return pairs.flatMap(([year, [city, highway]], index) => {
      const before = pairs[index - 1]?.[1];
      if (!before) return [];
      const strength = Math.max(Math.abs(city - before[0]), Math.abs(highway - before[1]));
      const figures = `from ${year}: ${before.join("/")} to ${city}/${highway}`;
      return strength >= mileageStep
        ? [{ kind: "mileage step" as const, place: `${place} (${key})`, figures, strength }]
        : [];
    });
  });
}
