import type { CatalogCar } from "@/lib/catalog/car";
import type { NumericSlotName } from "@/lib/constraints/slot-name";
import { likeness } from "@/lib/constraints/slots";

/** What each item has for its price, from 0 to 1, beside the like: the numbers people want more of against the price. */
export function valueBesideLike(items: readonly CatalogCar[]): Float64Array {
  const kinds = new Map<string, number[]>();
  for (const [index, item] of items.entries()) {
    const kind = likeness.like.map((slot) => item[slot]).join(" ");
    const like = kinds.get(kind);
    if (like) like.push(index);
    else kinds.set(kind, [index]);
  }
  const values = new Float64Array(items.length).fill(0.5);
  for (const like of kinds.values()) {
    const prices = placesIn(items, like, likeness.price);
    const valued = likeness.valued.map((slot) => placesIn(items, like, slot));
    for (let at = 0; at < like.length; at++) {
      const index = like[at] ?? 0;
      if (items[index]?.[likeness.price] === null) continue;
      let has = 0;
      for (const places of valued) has += places[at] ?? 0;
      values[index] = 0.5 + (has / valued.length - (prices[at] ?? 0)) / 2;
    }
  }
  return values;
}

/** Where each number lies among the like: 0 the lowest, 1 the highest, the middle where it isn't known. */
function placesIn(items: readonly CatalogCar[], like: readonly number[], slot: NumericSlotName): Float64Array {
  const held = new Float64Array(like.length);
  for (let at = 0; at < like.length; at++) held[at] = items[like[at] ?? 0]?.[slot] ?? Number.NaN;
  const sorted = held.filter((value) => !Number.isNaN(value)).sort();
  const firsts = new Map<number, number>();
  for (const [at, value] of sorted.entries()) if (!firsts.has(value)) firsts.set(value, at);
  const most = sorted.length - 1;
  return held.map((value) => (most < 1 ? 0.5 : (firsts.get(value) ?? most / 2) / most));
}
