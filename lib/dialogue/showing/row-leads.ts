import type { CatalogCar } from "@/lib/catalog/car";
import { answering } from "@/lib/constraints/answering";
import { slotDefinitions } from "@/lib/constraints/slots";
import { figureOf, filled } from "@/lib/dialogue/answering/tell-slot";

/**
 * What each of a few items does best among them, "Most room: 37.5 ft³", or `null`. It names each measure once,
 * on the item that leads by enough to be worth a word, and one measure an item.
 */
export function rowLeads(items: readonly CatalogCar[]): (string | null)[] {
  const leads = items.map((): string | null => null);
  for (const { slot, from, says } of answering.leads) {
    const sign = slotDefinitions[slot].direction === "less" ? -1 : 1;
    const ranked = items
      .flatMap((item, index) => (item[slot] === null ? [] : [{ item, index, by: sign * item[slot] }]))
      .sort((a, b) => b.by - a.by);
    const [first, second] = ranked;
    if (!first || !second || ranked.length < items.length) continue;
    if (first.by - second.by >= from) leads[first.index] ??= filled(says, () => figureOf(slot, first.item));
  }
  return leads;
}
