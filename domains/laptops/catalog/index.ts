import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { ShippedCatalog } from "@/domains/pack";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { csvColumns, csvFields, readCsvRow } from "@/lib/catalog/files/csv-columns";
import { rowProblems } from "@/lib/catalog/row-problems";

/** Throws on a row that an import would refuse. */
function rows(): CatalogProduct[] {
  const file = readFileSync(join(process.cwd(), "domains/laptops/catalog/laptops.csv"));
  const records: Readonly<Record<string, string>>[] = parse(file, { columns: true });
  return records.map((record, position) => {
    const read = readCsvRow(Object.fromEntries(csvFields.map((field) => [field, record[csvColumns[field]] ?? ""])));
    if (read.kind === "refused") throw new Error(`laptops.csv, line ${position + 2}: ${read.reason}`);
    return { ...read.product, position };
  });
}

export const shippedCatalog: ShippedCatalog<CatalogProduct> = {
  name: "US laptops",
  description:
    "Compiled by hand in November 2026, from memory of the real laptops. Representative figures: check with the maker before you rely on one.",
  rows,
  problems: () => rowProblems(rows()),
  reports: {},
};
