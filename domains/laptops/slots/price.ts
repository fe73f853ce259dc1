import { priceTalk } from "@/domains/lexicon/price-words";
import { anyPrice } from "@/domains/shared-slots";
import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

/** US dollars when new, as listed by its maker. */
export const price = {
  ...anyPrice,
  name: "price",
  factTitle: "Price",
  required: true,
  csv: { header: "Price" },
  limits: { possible: [1, 100_000], shipped: [120, 8000] },
  grain: { typed: 10, slid: 25, offered: 50, banded: 100, asked: 250 },
} as const satisfies NumberSlot;

export const priceWords: SlotWords = {
  ...priceTalk,
  bareFrom: 300,
  loosened: 100,
  fits: (value) => value >= 80 || value <= 0,
  asks: {
    ...priceTalk.asks,
    fact: /\b(?:how much(?! (?:memory|ram|storage|space|power|battery|room|weight|does (?:it|that|this) weigh))|costs?|price[ds]?|pricing|msrp|expensive|pric[ey]+|cheap(?:er|est)?|run(?:s|ning)? (?:me|about)|go(?:es|ing)? for|what(?:'s| does| do|s)? (?:it|that|this|they|these|those) (?:run|cost)|how (?:far|much) (?:over|above|past)|over (?:my )?budget|afford)\b/,
  },
  tells: { ...priceTalk.tells, ends: { from: 30, best: "cheapest", worst: "most expensive" } },
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
