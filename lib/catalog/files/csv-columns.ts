import type { CatalogCar } from "@/lib/catalog/car";
import type { SlotName } from "@/lib/constraints/slot-name";

export type CsvField = SlotName | "popularity" | "trim";

/** The paper's sixteen columns, spelled as in its file, and `Trim`, which a file may have beside them. */
export const csvColumns = {
  make: "Make",
  model: "Model",
  year: "Year",
  fuelType: "Engine Fuel Type",
  horsepower: "Engine HP",
  cylinders: "Engine Cylinders",
  transmission: "Transmission Type",
  drivenWheels: "Driven_Wheels",
  doors: "Number of Doors",
  marketCategory: "Market Category",
  size: "Vehicle Size",
  style: "Vehicle Style",
  highwayMpg: "highway MPG",
  cityMpg: "city mpg",
  popularity: "Popularity",
  msrp: "MSRP",
  trim: "Trim",
} as const satisfies Record<CsvField, string>;

/** Columns a file may leave out. */
export const optionalFields: ReadonlySet<CsvField> = new Set<CsvField>(["popularity", "trim"]);

/** The slot of one of the paper's columns; `undefined` for others. */
export function slotOfColumn(column: string): SlotName | undefined {
  const found = Object.entries(csvColumns).find(
    ([field, name]) => name === column && field !== "popularity" && field !== "trim",
  );
  return found?.[0] as SlotName | undefined;
}

export type ReadRow = { kind: "car"; car: Omit<CatalogCar, "position"> } | { kind: "refused"; reason: string };

/** What a number may be: outside, the row is refused, because a catalog that lies is worse than one that is short. */
const bounds = {
  year: [1885, 2100],
  horsepower: [0, 3_000],
  cylinders: [0, 16],
  doors: [1, 8],
  highwayMpg: [1, 500],
  cityMpg: [1, 500],
  msrp: [1, 100_000_000],
  popularity: [0, 1_000_000_000],
} as const satisfies Partial<Record<CsvField, readonly [number, number]>>;

const longestText = 200;

/**
 * One row of a CSV file as a car. Empty power, cylinders, doors, mileage, price and popularity mean "not known"; an
 * empty fuel is `Unknown`; the market category is a comma list, and `N/A` or nothing is the empty set. Everything else
 * must be there. A number that no car has refuses the row; the reason names everything that is wrong with it, by the names
 * the columns have in the file.
 */
export function readCsvRow(
  row: Readonly<Partial<Record<CsvField, string>>>,
  names: Readonly<Record<CsvField, string>> = csvColumns,
): ReadRow {
  const wrong: string[] = [];
  const field = (name: CsvField) => (row[name] ?? "").trim();
  const text = (name: CsvField) => textIn(names[name], field(name), wrong);
  const number = (name: keyof typeof bounds) => numberIn(name, field(name), names, wrong);
  if (field("year") === "") wrong.push(`no ${names.year}`);
  const car = {
    make: text("make"),
    model: text("model"),
    year: number("year") ?? 0,
    fuelType: textIn(names.fuelType, field("fuelType") || "Unknown", wrong),
    horsepower: number("horsepower"),
    cylinders: number("cylinders"),
    transmission: text("transmission"),
    drivenWheels: text("drivenWheels"),
    doors: number("doors"),
    marketCategory: categoriesIn(names.marketCategory, field("marketCategory"), wrong),
    size: text("size"),
    style: text("style"),
    highwayMpg: number("highwayMpg"),
    cityMpg: number("cityMpg"),
    msrp: number("msrp"),
    popularity: number("popularity"),
    trim: field("trim") === "" ? null : text("trim"),
  };
  return wrong.length > 0 ? { kind: "refused", reason: wrong.join("; ") } : { kind: "car", car };
}

function textIn(column: string, text: string, wrong: string[]): string {
  if (text === "") wrong.push(`no ${column}`);
  if (text.length > longestText) wrong.push(`${column} is longer than ${longestText} characters`);
  return text;
}

function numberIn(
  field: keyof typeof bounds,
  text: string,
  names: Readonly<Record<CsvField, string>>,
  wrong: string[],
): number | null {
  if (text === "") return null;
  const value = Number(text);
  const [low, high] = bounds[field];
  // Popularity only orders; its scale is the catalog's own.
  const isPlain = (field === "popularity" ? /^-?\d+(\.\d+)?$/ : /^-?\d+(\.0+)?$/).test(text);
  if (!isPlain) {
    const kind = field === "popularity" ? "number" : "whole number";
    wrong.push(`${names[field]} is not a ${kind}: "${text.slice(0, 40)}"`);
  } else if (value < low || value > high) wrong.push(`${names[field]} is impossible: ${value}`);
  return value;
}

function categoriesIn(column: string, text: string, wrong: string[]): string[] {
  if (text === "" || text === "N/A") return [];
  const categories = text.split(",").map((each) => each.trim());
  return [...new Set(categories.filter((each) => each !== ""))].map((each) => textIn(column, each, wrong));
}
