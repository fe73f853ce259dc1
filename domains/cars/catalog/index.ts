import { pricedToday } from "@/domains/cars/used-value/value-today";
import type { ShippedCatalog } from "@/domains/pack";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { besideOther, reports } from "./check-reports";
import { expandTables } from "./expand-tables";
import { makeTables } from "./makes/every-make";
import { validateCars } from "./validate-cars";
import { validateTables } from "./validate-tables";

const tableRows = () => expandTables(makeTables);
const listed = () => tableRows().map((row, position): CatalogProduct => ({ ...row, position, offer: null }));

export const shippedCatalog: ShippedCatalog<CatalogProduct> = {
  name: "US cars 2015-2026",
  description:
    "Compiled by hand in November 2026, from memory of the real cars, model years 2015 to 2026 with hybrids and electric cars. Representative figures: check with the maker before you rely on one.",
  rows: listed,
  today: pricedToday,
  problems: () => [...validateTables(makeTables), ...validateCars(tableRows())],
  reports: reports(tableRows),
  beside: (...given) => besideOther(listed(), ...given),
};
