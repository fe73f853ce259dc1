import type { SlotName } from "@/lib/constraints/slot-name";
import type { CatalogCar } from "./car";

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

class RefusedRow extends Error {}

/**
 * One row of a CSV file as a car. Empty power, cylinders, doors, mileage, price and popularity mean "not known"; an
 * empty fuel is `Unknown`; the market category is a comma list, and `N/A` or nothing is the empty set. Everything else
 * must be there. A number that no car has refuses the row, with the reason in words.
 */
export function readCsvRow(row: Readonly<Partial<Record<CsvField, string>>>): ReadRow {
  const field = (name: CsvField) => (row[name] ?? "").trim();
  try {
    const year = numberIn("year", field("year"));
    if (year === null) throw new RefusedRow("no year");
    const car = {
      make: textIn("make", field("make")),
      model: textIn("model", field("model")),
      year,
      fuelType: textIn("fuelType", field("fuelType") || "Unknown"),
      horsepower: numberIn("horsepower", field("horsepower")),
      cylinders: numberIn("cylinders", field("cylinders")),
      transmission: textIn("transmission", field("transmission")),
      drivenWheels: textIn("drivenWheels", field("drivenWheels")),
      doors: numberIn("doors", field("doors")),
      marketCategory: categoriesIn(field("marketCategory")),
      size: textIn("size", field("size")),
      style: textIn("style", field("style")),
      highwayMpg: numberIn("highwayMpg", field("highwayMpg")),
      cityMpg: numberIn("cityMpg", field("cityMpg")),
      msrp: numberIn("msrp", field("msrp")),
      popularity: numberIn("popularity", field("popularity")),
      trim: field("trim") || null,
    };
    return { kind: "car", car };
  } catch (error) {
    if (error instanceof RefusedRow) return { kind: "refused", reason: error.message };
    throw error;
  }
}

function textIn(name: CsvField, text: string): string {
  if (text === "") throw new RefusedRow(`no ${csvColumns[name]}`);
  if (text.length > longestText) throw new RefusedRow(`${csvColumns[name]} is longer than ${longestText} characters`);
  return text;
}

function numberIn(name: keyof typeof bounds, text: string): number | null {
  if (text === "") return null;
  const value = Number(text);
  const [low, high] = bounds[name];
  if (!/^-?\d+(\.0+)?$/.test(text))
    throw new RefusedRow(`${csvColumns[name]} is not a whole number: "${text.slice(0, 40)}"`);
  if (value < low || value > high) throw new RefusedRow(`${csvColumns[name]} is impossible: ${value}`);
  return value;
}

function categoriesIn(text: string): string[] {
  if (text === "" || text === "N/A") return [];
  const categories = text.split(",").map((each) => each.trim());
  return [...new Set(categories.filter((each) => each !== ""))].map((each) => textIn("marketCategory", each));
}
