import type { CatalogCar, CatalogReader } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { pricedToday } from "@/lib/constraints/trade-words";
import { expandTables } from "./expand-tables";
import { makeTables } from "./makes/every-make";

export const defaultCatalog = {
  name: "US cars 2015-2026",
  description:
    "Compiled by hand in November 2026, from memory of the real cars, model years 2015 to 2026 with hybrids and electric cars. Representative figures: check with the maker before you rely on one.",
} as const;

const made: { rows?: ReturnType<typeof makeRows>; today?: ReturnType<typeof makeRows> } = {};

function makeRows() {
  return expandTables(makeTables).map((row, position): CatalogCar => ({ ...row, position, offer: null }));
}

/** Equal on every machine, and made once per process. */
export function defaultCars(prices: "list" | "today" = "list"): readonly CatalogCar[] {
  made.rows ??= makeRows();
  if (prices === "list") return made.rows;
  made.today ??= made.rows.map(pricedToday);
  return made.today;
}

const opened: Partial<Record<"list" | "today", CatalogReader>> = {};

export function defaultColumns(prices: "list" | "today" = "list"): CatalogReader {
  opened[prices] ??= createColumnReader(defaultCars(prices));
  return opened[prices];
}
