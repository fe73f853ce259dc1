import type { DistributionQuery } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { SlotName } from "@/lib/constraints";

/** Every car has at most one value here, so the spread sums to all cars. */
export const countedSlot: SlotName = "year";

/**
 * Counts several sets of tests in one call by summing a slot's spread. Reuse a slot drawn over the same cars anyway.
 */
export async function countAll(catalog: CatalogSlice, queries: readonly DistributionQuery[]): Promise<number[]> {
  const summed = queries.map(({ where, slot }) => ({ where, slot: slot === "marketCategory" ? countedSlot : slot }));
  const spreads = await catalog.distributions(summed);
  return spreads.map(({ values, missing }) => values.reduce((sum, { count }) => sum + count, missing));
}
