import type { unknownValues } from "@/lib/catalog/car";

/**
 * The hand-written source tables of the default catalog, one file per make or group of makes under `makes/`.
 * Figures are representative and come from knowledge of the real car: manufacturer's list price in US dollars when
 * new (without destination charge), EPA city and highway mileage (MPGe for electric cars and, for plug-in hybrids,
 * the mileage on petrol). They were written down from memory, and each says where it comes from: a number is the price
 * of that trim in that year as remembered; `over` is another trim's price and what the maker asks for the drive or
 * gearbox on top. Nothing is drawn at random or set between two neighbours (`filled-in.ts` holds the tables to that);
 * what is not known is left out or `null`.
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

/** CVTs and torque-converter automatics are `auto`; dual-clutch and automated manuals are `dct`; electric cars `direct`. */
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

/** Categories a table states; `Hybrid`, `Plug-In Hybrid`, `Diesel`, `Flex Fuel` and `Hatchback` follow from the rest. */
export type StatedCategory = "Crossover" | "Luxury" | "Performance" | "High-Performance" | "Exotic" | "Factory Tuner";

/** [city, highway] in mpg (MPGe when electric). */
export type Mileage = readonly [city: number, highway: number];

/** Values of slots that tables have no field for: `{ seats: 7 }`. What a trim states goes before its generation's. */
export type Figures = Partial<Omit<ReturnType<typeof unknownValues>, StatedSlot>>;
type StatedSlot = "horsepower" | "cylinders" | "doors" | "marketCategory" | "highwayMpg" | "cityMpg" | "msrp";

/** What a generation measures, carries and comes with. A narrower statement replaces a wider one. */
export interface GenerationFacts {
  all?: Figures;
  /** By engine, body style or trim name, each laid over the one before. */
  engines?: Readonly<Record<string, Figures>>;
  bodies?: Readonly<Record<string, Figures>>;
  trims?: Readonly<Record<string, Figures>>;
  /** EPA electric range in miles by engine: for all years, or keyed by the first model year it holds from. */
  range?: Readonly<Record<string, number | Readonly<Record<number, number>>>>;
  /** Words in the names of the trims that have it as standard, or "all"; in a pair from that model year on. */
  standard?: Partial<Readonly<Record<Equipment, readonly Standard[]>>>;
}

export type Equipment = keyof typeof equipmentNames;
type Standard = string | readonly [trims: string, from: number];

/** How the catalog names what can be standard. */
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
  /** System horsepower, as advertised. */
  hp: number | null;
  /** `null` for electric cars (they have none) and where unknown. */
  cylinders: number | null;
  gearbox: keyof typeof gearboxes;
  drive: keyof typeof drives;
  /** One pair for all years, or pairs keyed by the first model year they hold from. `null`: not rated or not known. */
  mpg: Mileage | null | Readonly<Record<number, Mileage>>;
  hybrid?: "hybrid" | "plug-in";
}

/** What a trim changes of its generation: a coupe beside the sedan, a pickup with another cab. */
export interface BodyChange {
  style?: Style;
  doors?: number;
  size?: Size;
  /** Added to the categories of line and generation. */
  add?: readonly StatedCategory[];
  figures?: Figures;
}

/** The price of a trim that is another one with the maker's dearer drive or gearbox. */
export interface OptionPrice {
  trim: string;
  engine: string;
  /** What the maker's list asks on top, in US dollars; 0 where it costs nothing. */
  surcharge: number;
  /** Model years it was sold in, when fewer than the other trim's. */
  years?: readonly [first: number, last: number];
}

/** The price of `trim` with `engine` in the same body, plus what the list asks for this drive or gearbox. */
export function over(trim: string, engine: string, surcharge: number, years?: OptionPrice["years"]): OptionPrice {
  return { trim, engine, surcharge, years };
}

/** List prices for each model year of the generation in order; `null`: not sold that year, or its price is not known. */
export type PriceRow = readonly (number | null)[];

/** [trim name, key of its engine, prices as remembered or as an option on another trim, what differs in the body]. */
export type TrimRow = readonly [name: string, engine: string, msrp: PriceRow | OptionPrice, change?: BodyChange];

export interface GenerationTable {
  /** First and last model year, both included, 2015 to 2026. */
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
  /** Rough US sales of a typical recent year in thousands; left out where not known. Helps to order the list. */
  salesThousands?: number;
  categories?: readonly StatedCategory[];
  generations: readonly GenerationTable[];
}

export type MakeTable = { make: string; lines: readonly LineTable[] };
