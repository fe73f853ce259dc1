import type { Use } from "@/domains/pack";

export const tradeTerms = {
  must: ["must", "must-have", "must have"],
  "nice to have": ["nice to have", "nice-to-have"],
  notches: ["the notches", "notches", "the bars", "the gauge", "weight of a wish"],
} as const satisfies Record<string, readonly string[]>;
export type Term = keyof typeof tradeTerms;

export interface TermSource {
  by: "wikipedia";
  url: string;
}

export const termSources: Readonly<Partial<Record<Term, TermSource>>> = {};

/** The first form with known slots applies; names in braces become figures. */
type Near = readonly string[];
const costs: Near = ["costs {price}"];

export const colorNames =
  /\b(?:red|blue|white|black|silver|gr[ae]y|green|yellow|orange|purple|pink|brown|beige|gold)\b/;

/** Closest known facts for missing ones. The first match applies. */
export const unknownTopics = {
  reliability: { asks: /\b(?:reliab\w*|dependab\w*|durab\w*|sturdy|will it last|fail\w*|break(?:s|ing)?)\b/, near: [] },
  stock: {
    asks: /\b(?:near (?:me|us|here|by)|nearby|in stock|where can (?:i|we)|who sells|still available|deliver\w*|shipp?\w*)\b/,
    near: [],
  },
  looks: { asks: /\b(?:what does it look like|pictures?|photos?|(?:good|nice)[ -]?looking)\b/, near: [] },
  resale: { asks: /\b(?:resale|re-?sell|keeps? (?:its |their )?value)\b/, near: [costs] },
  upkeep: { asks: /\b(?:warrant\w*|guarantee\w*|insurance|returns?|return policy)\b/, near: [] },
  payment: { asks: /\b(?:payments?|financ\w*|installments?|tax(?:es)?|discounts?|coupons?|negotiat\w*)\b/, near: [] },
  reviews: { asks: /\b(?:reviews?|what do (?:most )?people|popular)\b/, near: [] },
  equipment: { asks: /(?!)/, near: [] },
  color: { asks: /(?!)/, near: [] },
  wear: { asks: /(?!)/, near: [] },
  other: { asks: /(?!)/, near: [] },
} as const;
/** Broader than a need that a question names, so the need is named in the answer. */
export const broadTopics = ["equipment"] as const;
export type UnknownTopic = keyof typeof unknownTopics;

/** What people do with it, by the words they say it in. */
export const uses: readonly Use[] = [];
