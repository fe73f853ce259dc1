/** Weights of the shop's order, for terms from 0 to 1. A judgment, checked on `cli/played/first-three.jsonl`. */
export const fitWeights = {
  /** Met wishes. Far above the rest, so what misses less comes first. */
  wishes: 10,
  /** Loose words such as "cheap" or "family" count almost like wishes. */
  words: 8,
  /** The price against the budget, or against similar cars: a budget of $45,000 rarely wants the cheapest. */
  price: 1.5,
  /** The year, against the newest left. */
  newness: 1.5,
  /** The line's sales. */
  popularity: 2,
  /** Value for the price among similar cars. */
  value: 0.5,
};
export type FitTerm = keyof typeof fitWeights;
export const fitTerms = ["wishes", "words", "price", "newness", "popularity", "value"] as const satisfies FitTerm[];

/** Years that make no difference, and the age past which all count alike. */
export const ages = { current: 1, old: 8 };

/** A price's merit by its share of the budget or the middle price: full from `low` to `high`, none at the ends. */
export interface ShareBand {
  none: number;
  low: number;
  high: number;
  /** Without it, prices above `high` count fully. */
  gone?: number;
}
export const priceBands = {
  budget: { none: 0.25, low: 0.7, high: 1 },
  floor: { none: 0, low: 1, high: 1.6, gone: 3 },
  middle: { none: 0.1, low: 0.65, high: 1.1, gone: 2 },
} satisfies Record<string, ShareBand>;

export function inBand(share: number, { none, low, high, gone }: ShareBand): number {
  if (share < low) return clipped((share - none) / (low - none));
  return share <= high || gone === undefined ? 1 : clipped((gone - share) / (gone - high));
}

export function clipped(share: number): number {
  return Math.min(1, Math.max(0, share));
}
