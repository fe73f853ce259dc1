import type { CatalogCar } from "@/lib/catalog/car";
import type { NumericSlotName } from "@/lib/constraints/slot-name";
import { likeness } from "@/lib/constraints/slots";

/** What something has for its price, from 0 to 1, beside what is like it: the numbers people want more of against the price. */
export function valueBesideLike(items: readonly CatalogCar[]): (item: CatalogCar) => number {
  const kinds = new Map<string, CatalogCar[]>();
  for (const item of items) {
    const like = kinds.get(kindOf(item));
    if (like) like.push(item);
    else kinds.set(kindOf(item), [item]);
  }
  const places = new Map([...kinds].map(([kind, like]) => [kind, placesIn(like)]));
  return (item) => {
    const place = places.get(kindOf(item));
    if (!place || item[likeness.price] === null) return 0.5;
    const has = likeness.valued.reduce((sum, slot) => sum + place(slot, item), 0) / likeness.valued.length;
    return 0.5 + (has - place(likeness.price, item)) / 2;
  };
}

function kindOf(item: CatalogCar): string {
  return likeness.like.map((slot) => item[slot]).join(" ");
}

/** Where a number lies among the like: 0 the lowest, 1 the highest, the middle where it isn't known. */
function placesIn(like: readonly CatalogCar[]): (slot: NumericSlotName, item: CatalogCar) => number {
  const sorted = new Map<NumericSlotName, number[]>();
  return (slot, item) => {
    const known = sorted.get(slot) ?? like.flatMap((each) => each[slot] ?? []).sort((a, b) => a - b);
    sorted.set(slot, known);
    const held = item[slot];
    return held === null || known.length < 2 ? 0.5 : below(known, held) / (known.length - 1);
  };
}

/** How many of the sorted numbers are smaller. */
function below(sorted: readonly number[], held: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < held) low = middle + 1;
    else high = middle;
  }
  return low;
}
