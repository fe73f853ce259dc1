import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isStorable } from "@/db/storable";
import { carSchema } from "@/lib/catalog/car";
import { catalogChecksum } from "@/lib/catalog/checksum";
import { csvColumns, readCsvRow } from "@/lib/catalog/csv-columns";
import { defaultCars } from "./default-catalog";

const cars = defaultCars();
const makes = new Set(cars.map((car) => car.make));

describe("the catalog that ships with the project", () => {
  it("lists every table under makes", () => {
    const folder = join(import.meta.dirname, "makes");
    const tables = readdirSync(folder).flatMap((file) =>
      Array.from(readFileSync(join(folder, file), "utf8").matchAll(/^ {2}make: "(.+)",$/gm), ([, make]) => make),
    );
    expect([...makes].sort()).toEqual([...new Set(tables)].sort());
  });

  it("has rows that an import would accept too, in catalog order", () => {
    cars.forEach((car, position) => {
      expect(carSchema.safeParse(car).error, `${car.make} ${car.model} ${car.year} ${car.trim}`).toBeUndefined();
      expect(car.position).toBe(position);
      const row = Object.keys(csvColumns).map((field) => [field, fieldOf(car, field as keyof typeof csvColumns)]);
      const { position: _, popularity: __, ...slots } = car;
      const read = readCsvRow({ ...Object.fromEntries(row), popularity: "" });
      expect(read).toEqual({ kind: "car", car: { ...slots, popularity: null } });
    });
  });

  it("holds model years 2015 to 2026, hybrids and electric cars", () => {
    expect(Math.min(...cars.map((car) => car.year))).toBe(2015);
    expect(Math.max(...cars.map((car) => car.year))).toBe(2026);
    expect(cars.some((car) => car.marketCategory.includes("Plug-In Hybrid"))).toBe(true);
    expect(cars.some((car) => car.fuelType === "electric")).toBe(true);
    expect(cars.every((car) => isStorable(JSON.stringify(car)))).toBe(true);
  });

  it("is the same every time", () => {
    expect(catalogChecksum(defaultCars())).toBe(catalogChecksum(cars));
  });
});

function fieldOf(car: (typeof cars)[number], field: keyof typeof csvColumns): string {
  const value = car[field];
  return Array.isArray(value) ? value.join(",") : String(value ?? "");
}
