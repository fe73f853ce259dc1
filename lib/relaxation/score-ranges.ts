import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import type { Predicate } from "@/lib/constraints/constraint";
import { isBound } from "@/lib/constraints/operator";
import { isNumericSlot } from "@/lib/constraints/slot-name";

/**
 * The ranges that satisfaction of bounds is measured over: minimum and maximum over the slice, or, with `cutShare`,
 * between two percentiles of it.
 */
export async function scoreRanges(
  reader: CatalogReader,
  slice: readonly Predicate[],
  soft: readonly Predicate[],
  cutShare?: number,
): Promise<NumericRanges> {
  const slots = soft.flatMap(({ slot, op }) => (isBound(op) && isNumericSlot(slot) ? [slot] : []));
  return slots.length > 0 ? reader.ranges(slice, [...new Set(slots)], cutShare ? { cutShare } : undefined) : {};
}
