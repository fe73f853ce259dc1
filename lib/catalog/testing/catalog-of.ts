import { LRUCache } from "lru-cache";
import type { CatalogProduct, CatalogReader } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";

/** An index of a catalog's words takes 30 MB. */
const opened = new LRUCache<string, CatalogReader>({ max: 20 });

/** One catalog for the same products: readers index its words, which takes longer than a turn. */
export function catalogOf(products: readonly CatalogProduct[]): CatalogReader {
  const key = JSON.stringify(products);
  const catalog = opened.get(key) ?? createColumnReader(products);
  opened.set(key, catalog);
  return catalog;
}
