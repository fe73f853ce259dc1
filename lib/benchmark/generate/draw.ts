/** A source of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** A shuffled copy (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const held = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = held;
  }
  return shuffled;
}

/** One of a non-empty list, each equally likely; throws on an empty one. */
export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new RangeError("nothing to pick from");
  return items[Math.floor(random() * items.length)] as T;
}

/** Some of a list, each set of that many equally likely; all when there are fewer. */
export function pickSome<T>(items: readonly T[], count: number, random: Random): T[] {
  return shuffle(items, random).slice(0, count);
}

export function uniform(low: number, high: number, random: Random): number {
  return low + (high - low) * random();
}
