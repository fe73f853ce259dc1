import { shippedCatalog } from "@pack/catalog";
import type { CatalogProduct, CatalogReader } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";

export { shippedCatalog };

type Prices = "list" | "today";

const made: Partial<Record<Prices, readonly CatalogProduct[]>> = {};

/** Equal on every machine, and made once per process. A pack may have list prices alone. */
export function defaultProducts(prices: Prices = "list"): readonly CatalogProduct[] {
  const { rows, today } = shippedCatalog;
  made.list ??= rows();
  if (prices === "list" || !today) return made.list;
  made.today ??= made.list.map(today);
  return made.today;
}

const opened: Partial<Record<Prices, CatalogReader>> = {};

export function defaultColumns(prices: Prices = "list"): CatalogReader {
  opened[prices] ??= createColumnReader(defaultProducts(prices));
  return opened[prices];
}
