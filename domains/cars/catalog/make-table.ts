import type { unknownValues } from "@/lib/catalog/catalog-reader";

/**
 * The hand-written tables of the default catalog, under `makes/`. Figures are representative, from memory: US list
 * price when new (without destination charge), and EPA mileage (MPGe for electric cars; on gas for plug-in hybrids).
 * Prices are remembered per trim and year, and `over` adds the maker's option price. Nothing is random or interpolated
 * (`filled-in.ts` checks). Unknown figures are missing or `null`.
 */

export const fuels = {
  regular: "regular unleaded",
  premium: "premium unleaded (required)",
  "premium-recommended": "premium unleaded (recommended)",
  flex: "flex-fuel (unleaded/E85)",
  "flex-premium": "flex-fuel (premium unleaded recommended/E85)",
  diesel: "diesel",
  electric: "electric",
  "natural-gas": "natural gas",
} as const;

/** CVTs and torque-converter automatics are `auto`, dual-clutch and automated manuals `dct`, electric cars `direct`. */
export const gearboxes = {
  auto: "AUTOMATIC",
  manual: "MANUAL",
  dct: "AUTOMATED_MANUAL",
  direct: "DIRECT_DRIVE",
} as const;

export const drives = {
  fwd: "front wheel drive",
  rwd: "rear wheel drive",
  awd: "all wheel drive",
  "4wd": "four wheel drive",
} as const;

export const styles = [
  "Sedan",
  "4dr SUV",
  "2dr SUV",
  "Convertible SUV",
  "Coupe",
  "Convertible",
  "4dr Hatchback",
  "2dr Hatchback",
  "Wagon",
  "Crew Cab Pickup",
  "Extended Cab Pickup",
  "Regular Cab Pickup",
  "Passenger Minivan",
  "Cargo Minivan",
  "Passenger Van",
  "Cargo Van",
] as const;

export type Style = (typeof styles)[number];
export type Size = "Compact" | "Midsize" | "Large";

/** `Hybrid`, `Plug-In Hybrid`, `Diesel`, `Flex Fuel` and `Hatchback` follow from other fields. */
export type StatedCategory = "Crossover" | "Luxury" | "Performance" | "High-Performance" | "Exotic" | "Factory Tuner";

/** In mpg (MPGe when electric). */
export type Mileage = readonly [city: number, highway: number];

/** Slots without their own field: `{ seats: 7 }`. A trim's value beats its generation's. */
export type Figures = Partial<Omit<ReturnType<typeof unknownValues>, StatedSlot>>;
type StatedSlot = "horsepower" | "cylinders" | "doors" | "marketCategory" | "highwayMpg" | "cityMpg" | "msrp";

/** A narrower statement wins. */
export interface GenerationFacts {
  all?: Figures;
  /** By engine, body style or trim name, each overriding the one before. */
  engines?: Readonly<Record<string, Figures>>;
  bodies?: Readonly<Record<string, Figures>>;
  trims?: Readonly<Record<string, Figures>>;
  /** EPA electric miles by engine, for all years or by first model year. */
  range?: Readonly<Record<string, number | Readonly<Record<number, number>>>>;
  /** Words in the names of trims that have it, or "all". A pair adds the first model year. */
  standard?: Partial<Readonly<Record<Equipment, readonly Standard[]>>>;
}

export type Equipment = keyof typeof equipmentNames;
type Standard = string | readonly [trims: string, from: number];

export const equipmentNames = {
  adaptiveCruise: "Adaptive Cruise",
  smartphone: "CarPlay",
  heatedSeats: "Heated Seats",
  leather: "Leather",
  sunroof: "Sunroof",
  blindSpot: "Blind Spot Warning",
} as const;

export interface EngineRow {
  fuel: keyof typeof fuels;
  /** As advertised, for the whole system. */
  hp: number | null;
  /** `null` if electric or unknown. */
  cylinders: number | null;
  gearbox: keyof typeof gearboxes;
  drive: keyof typeof drives;
  /** For all years, or by first model year. `null` if unrated or unknown. */
  mpg: Mileage | null | Readonly<Record<number, Mileage>>;
  hybrid?: "hybrid" | "plug-in";
}

/** A trim's changes to its generation: a coupe, or a pickup's other cab. */
export interface BodyChange {
  style?: Style;
  doors?: number;
  size?: Size;
  add?: readonly StatedCategory[];
  figures?: Figures;
}

export interface OptionPrice {
  trim: string;
  engine: string;
  /** US dollars. 0 if free. */
  surcharge: number;
  /** Its model years, if fewer. */
  years?: readonly [first: number, last: number];
}

/** Adds this drive or gearbox to `trim` with `engine` in the same body. */
export function over(trim: string, engine: string, surcharge: number, years?: OptionPrice["years"]): OptionPrice {
  return { trim, engine, surcharge, years };
}

/** One price per model year. `null` if not sold or unknown. */
export type PriceRow = readonly (number | null)[];

export type TrimRow = readonly [name: string, engine: string, msrp: PriceRow | OptionPrice, change?: BodyChange];

export interface GenerationTable {
  /** Inclusive, 2015 to 2026. */
  years: readonly [first: number, last: number];
  style: Style;
  doors: number;
  size: Size;
  categories?: readonly StatedCategory[];
  figures?: Figures;
  facts?: GenerationFacts;
  engines: Readonly<Record<string, EngineRow>>;
  /** Cheapest first within a body style and engine. */
  trims: readonly TrimRow[];
}

export interface LineTable {
  model: string;
  /** Rough US sales of a typical year, which sort the list. */
  salesThousands?: number;
  categories?: readonly StatedCategory[];
  generations: readonly GenerationTable[];
}

export type MakeTable = { make: string; lines: readonly LineTable[] };

export function factsOf({ facts, style }: GenerationTable, [trim, engine, , change]: TrimRow, year: number): Figures {
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
export function yearly<T extends number | Mileage>(stated: T | Readonly<Record<number, T>> | undefined, year: number) {
  if (stated === undefined || stated === null) return null;
  if (typeof stated !== "object" || Array.isArray(stated)) return stated as T;
  const byYear = stated as Readonly<Record<number, T>>;
  const years = Object.keys(byYear).map(Number);
  return byYear[Math.max(...years.filter((each) => each <= year))] ?? null;
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
