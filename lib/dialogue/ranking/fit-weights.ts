/**
 * What brings a row to the top of the shop's list, each term from 0 to 1 times its weight. Terms that a search says
 * nothing about are left out. Judgement, held to the lists of `cli/played/first-three.jsonl`.
 */
export const fitWeights = {
  /** Wishes met; a met bound is met. Far above the rest, so that what misses less comes first. */
  wishes: 10,
  /** Loose words such as "cheap" or "family", nearly as much as wishes. */
  words: 8,
  /** The price beside the budget, or beside what such things cost: a budget of $45,000 rarely wants the cheapest. */
  price: 1.5,
  /** The year, beside the newest that is left. */
  newness: 1.5,
  /** How many people buy the line. */
  popularity: 2,
  /** What there is for the price, beside the like. */
  value: 0.5,
};
export type FitTerm = keyof typeof fitWeights;
export const fitTerms = ["wishes", "words", "price", "newness", "popularity", "value"] as const satisfies FitTerm[];

/** Years that make no difference, and after which one is as old as any. */
export const ages = { current: 1, old: 8 };

/** A price takes part by its share of the budget, or of the middle price: full from `low` to `high`, none at the ends. */
export interface ShareBand {
  none: number;
  low: number;
  high: number;
  /** Prices beyond `high` are as good where it is left out. */
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
