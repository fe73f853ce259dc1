import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import { alternativesOf } from "@/lib/constraints/alternatives";
import type { Predicate } from "@/lib/constraints/constraint";
import { isBound } from "@/lib/constraints/operator";
import { isNumericSlot } from "@/lib/constraints/slot-name";

export async function scoreRanges(
  slice: CatalogSlice,
  locked: readonly Predicate[],
  soft: readonly Predicate[],
  cutShare?: number,
): Promise<NumericRanges> {
  const slots = soft
    .flatMap(alternativesOf)
    .flatMap(({ slot, op }) => (isBound(op) && isNumericSlot(slot) ? [slot] : []));
  return slots.length > 0 ? slice.ranges(locked, [...new Set(slots)], cutShare ? { cutShare } : undefined) : {};
}
