import type { DistributionQuery } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { SlotName } from "@/lib/constraints/slot-name";

/** A slot of which every car has one value or none, so that its spread adds up to all cars. */
export const countedSlot: SlotName = "year";

/**
 * Counts of several sets of tests, from one question to the catalog: how a slot is spread over cars says how many they
 * are. Name the slot that is drawn over the same cars anyway.
 */
export async function countAll(catalog: CatalogSlice, queries: readonly DistributionQuery[]): Promise<number[]> {
  const summed = queries.map(({ where, slot }) => ({ where, slot: slot === "marketCategory" ? countedSlot : slot }));
  const spreads = await catalog.distributions(summed);
  return spreads.map(({ values, missing }) => values.reduce((sum, { count }) => sum + count, missing));
}
