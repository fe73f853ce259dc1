import { readFileSync } from "node:fs";
import { join } from "node:path";
import { about } from "@pack/index";
import { parse } from "csv-parse/sync";
import type { ShippedCatalog } from "@/domains/pack";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { csvColumns, readCsvRow } from "@/lib/catalog/files/csv-columns";
import { rowProblems } from "@/lib/catalog/row-problems";
import { slotNames } from "@/lib/constraints";

/** Throws on a row that an import would refuse. */
function rows(): CatalogProduct[] {
  const file = join("domains", about.folder, "catalog", `${about.folder}.csv`);
  const records: Readonly<Record<string, string>>[] = parse(readFileSync(join(process.cwd(), file)), { columns: true });
  return records.map((record, position) => {
    const fields = [...slotNames, "trim", "popularity"] as const;
    const read = readCsvRow(Object.fromEntries(fields.map((field) => [field, record[csvColumns[field]] ?? ""])));
    if (read.kind === "refused") throw new Error(`${file}, line ${position + 2}: ${read.reason}`);
    return { ...read.product, position };
  });
}

export const shippedCatalog: ShippedCatalog<CatalogProduct> = {
  name: about.title,
  description: about.description,
  rows,
  problems: () => rowProblems(rows()).filter(({ problem }) => !/^(?:no trim|year 0)\b/.test(problem)),
  reports: {},
};
