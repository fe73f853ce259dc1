/** The shop's order, for terms from 0 to 1. A judgment, checked on `cli/played/first-three.jsonl`. */
export const fitWeights = {
  /** Far above the rest, so the nearest match leads. */
  wishes: 10,
  /** Loose words such as "cheap" or "family". */
  words: 8,
  /** Against the budget or similar products: a $45,000 budget rarely wants the cheapest. */
  price: 1.5,
  /** Against the newest product left. */
  newness: 1.5,
  popularity: 2,
  /** Value among similar products. */
  value: 0.5,
};
export type FitTerm = keyof typeof fitWeights;
export const fitTerms = ["wishes", "words", "price", "newness", "popularity", "value"] as const satisfies FitTerm[];

/** Years without effect, and the age past which all count alike. */
export const ages = { current: 1, old: 8 };

/** Share of the budget or middle price: full merit from `low` to `high`, none at the ends. */
export interface ShareBand {
  none: number;
  low: number;
  high: number;
  /** If missing, prices above `high` count fully. */
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
