export type Random = () => number;

/** Fisher-Yates. Returns a copy. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  if (items.length === 0) throw new RangeError("nothing to pick from");
  return items[Math.floor(random() * items.length)] as Item;
}

/** Up to `count` items. Each set is equally likely. */
export function pickSome<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  return shuffle(items, random).slice(0, count);
}

export function uniform(low: number, high: number, random: Random): number {
  return low + (high - low) * random();
}

/** Box and Muller 1958. */
export function standardNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
