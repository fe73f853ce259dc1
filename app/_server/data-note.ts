import type { CatalogReader } from "@/lib/catalog/catalog-reader";

/** What the figures are, for the head of every page: "List prices when new, model years 2015-2026". */
export async function describeData(catalog: CatalogReader): Promise<string> {
  const { year } = (await catalog.vocabulary()).ranges;
  return year ? `List prices when new, model years ${year.min}–${year.max}` : "List prices when new";
}
