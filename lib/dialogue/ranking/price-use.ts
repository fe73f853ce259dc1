import type { CatalogCar } from "@/lib/catalog/car";
import type { Predicate } from "@/lib/constraints/constraint";
import { likeness } from "@/lib/constraints/slots";
import { inBand, type PriceBand, priceBands } from "./fit-weights";

const priceSlot = likeness.price;

/** How well a price goes with what was said about money; `null` where loose words ("cheap") say it already. */
export function priceUse(
  items: readonly CatalogCar[],
  wishes: readonly Predicate[],
  words: readonly Predicate[],
): ((item: CatalogCar) => number) | null {
  if (words.some(({ slot }) => slot === priceSlot)) return null;
  const said = wishes.filter(({ slot }) => slot === priceSlot);
  const [only] = said;
  if (said.length > 1 || (only && only.op !== "<=" && only.op !== ">=")) return null;
  const band: PriceBand = !only ? priceBands.middle : only.op === "<=" ? priceBands.budget : priceBands.floor;
  const from = only ? Number(only.value) : middleOf(Float64Array.from(items.flatMap((item) => item[priceSlot] ?? [])));
  return ({ [priceSlot]: price }) => (price === null || from <= 0 ? 0 : inBand(price / from, band));
}

function middleOf(prices: Float64Array): number {
  return prices.sort()[Math.floor(prices.length / 2)] ?? 0;
}
