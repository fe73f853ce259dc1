import { anyPrice } from "@/domains/lexicon/price-words";
import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

/** US dollars when new, as listed by its maker. */
export const price = {
  name: "price",
  kind: "number",
  unit: "$",
  label: "budget",
  title: "Budget",
  factTitle: "Price",
  direction: "less",
  required: true,
  csv: { header: "Price" },
  least: "from {v}",
  most: "up to {v}",
  any: "any price",
  limits: { possible: [1, 100_000], shipped: [120, 8000] },
  grain: { typed: 10, slid: 25, offered: 50, banded: 100, asked: 250 },
  care: 0.95,
  places: { filter: 10, facts: 10 },
  versions: { group: "numbers", place: 10 },
} as const satisfies NumberSlot;

export const priceWords: SlotWords = {
  ...anyPrice,
  bareFrom: 300,
  loosened: 100,
  fits: (value) => value >= 80 || value <= 0,
  asks: {
    ...anyPrice.asks,
    fact: /\b(?:how much(?! (?:memory|ram|storage|space|power|battery|room|weight|does (?:it|that|this) weigh))|costs?|price[ds]?|pricing|msrp|expensive|pric[ey]+|cheap(?:er|est)?|run(?:s|ning)? (?:me|about)|go(?:es|ing)? for|what(?:'s| does| do|s)? (?:it|that|this|they|these|those) (?:run|cost)|how (?:far|much) (?:over|above|past)|over (?:my )?budget|afford)\b/,
  },
  tells: { ...anyPrice.tells, ends: { from: 30, best: "cheapest", worst: "most expensive" } },
};

export const priceVoices: SlotVoices = {
  wishes: [
    "a price of {v} at most",
    "a price tag no higher than {v}",
    "something that stays at or under {v}",
    "a budget capped at {v}",
  ],
  reasons: ["I have done the sums", "there are other bills to pay", "tuition already takes most of it"],
  paraphrases: ["{v} tops", "no more than {v}", "up to {v}"],
  clause: "costs at most {v}",
};
