import { LRUCache } from "lru-cache";
import type { CatalogCar, CatalogReader } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";

/** An index of a catalog's words takes 30 MB. */
const opened = new LRUCache<string, CatalogReader>({ max: 20 });

/** One catalog for the same cars: readers index its words, which takes longer than a turn. */
export function catalogOf(cars: readonly CatalogCar[]): CatalogReader {
  const key = JSON.stringify(cars);
  const catalog = opened.get(key) ?? createColumnReader(cars);
  opened.set(key, catalog);
  return catalog;
}
