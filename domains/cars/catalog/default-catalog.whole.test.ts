import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultProducts } from "@/db/seed/default-catalog";
import { isStorable } from "@/db/storable";
import { catalogChecksum } from "@/lib/catalog/files/checksum";
import { csvColumns, readCsvRow } from "@/lib/catalog/files/csv-columns";
import { productSchema } from "@/lib/catalog/product-schema";
import { expandTables } from "./expand-tables";
import { drives, fuels, gearboxes, styles } from "./make-table";
import { makeTables } from "./makes/every-make";
import { validateCars } from "./validate-cars";
import { validateTables } from "./validate-tables";

const cars = defaultProducts();
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
      expect(productSchema.safeParse(car).error, `${car.make} ${car.model} ${car.year} ${car.trim}`).toBeUndefined();
      expect(car.position).toBe(position);
      const row = Object.keys(csvColumns).map((field) => [field, fieldOf(car, field as keyof typeof csvColumns)]);
      const { position: _, ...stored } = car;
      expect(readCsvRow(Object.fromEntries(row))).toEqual({ kind: "product", product: stored });
    });
  });

  it("holds model years 2015 to 2026, hybrids and electric cars", () => {
    expect(Math.min(...cars.map((car) => car.year))).toBe(2015);
    expect(Math.max(...cars.map((car) => car.year))).toBe(2026);
    expect(cars.some((car) => car.marketCategory.includes("Plug-In Hybrid"))).toBe(true);
    expect(cars.some((car) => car.fuelType === "electric")).toBe(true);
    expect(cars.every((car) => isStorable(JSON.stringify(car)))).toBe(true);
  });

  it("breaks none of the rules that rows and tables have", () => {
    expect(validateTables(makeTables)).toEqual([]);
    expect(validateCars(expandTables(makeTables))).toEqual([]);
  });

  it("covers the market: makes, models, years, every fuel, gearbox, drive and body, cheap to exotic", () => {
    const held = (slot: "fuelType" | "transmission" | "drivenWheels" | "style") =>
      new Set(cars.map((car) => car[slot]));
    const lines = new Set(cars.map((car) => `${car.make} ${car.model}`));
    expect(makes.size).toBeGreaterThanOrEqual(35);
    expect(lines.size).toBeGreaterThanOrEqual(300);
    expect(cars.length).toBeGreaterThanOrEqual(7_000);
    expect(new Set(cars.map((car) => car.year)).size).toBe(12);
    expect([...held("fuelType")].sort()).toEqual(expect.arrayContaining([fuels.regular, fuels.diesel, fuels.electric]));
    expect([...held("transmission")].sort()).toEqual(Object.values(gearboxes).sort());
    expect([...held("drivenWheels")].sort()).toEqual(Object.values(drives).sort());
    expect([...held("style")].sort()).toEqual([...styles].sort());
    expect(cars.filter((car) => car.msrp === null)).toEqual([]);
    const prices = cars.flatMap((car) => car.msrp ?? []).sort((a, b) => a - b);
    const share = (low: number, high: number) => prices.filter((p) => p >= low && p < high).length / prices.length;
    expect(share(0, 20_000)).toBeGreaterThan(0.03);
    expect(share(20_000, 60_000)).toBeGreaterThan(0.6);
    expect(share(150_000, Number.POSITIVE_INFINITY)).toBeLessThan(0.05);
  });

  it("is the same every time", () => {
    const again = expandTables(makeTables).map((car, position) => ({ ...car, position, offer: null }));
    expect(catalogChecksum(again)).toBe(catalogChecksum(cars));
  });
});

function fieldOf({ offer: _, ...car }: (typeof cars)[number], field: keyof typeof csvColumns): string {
  const value = field in car ? car[field as keyof typeof car] : null;
  return Array.isArray(value) ? value.join(",") : String(value ?? "");
}
