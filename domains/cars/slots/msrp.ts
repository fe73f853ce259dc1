import { priceTalk } from "@/domains/lexicon/price-words";
import { anyPrice } from "@/domains/shared-slots";
import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

/** US dollars: today's price if the catalog also states `listPrice`, else the price when new. */
export const msrp = {
  ...anyPrice,
  name: "msrp",
  factTitle: "List price",
  factTitleBeside: { slot: "listPrice", title: "Price today" },
  csv: { header: "MSRP" },
  limits: { possible: [1, 100_000_000], shipped: [11_000, 5_000_000] },
  grain: { typed: 100, slid: 500, offered: 500, banded: 1000, asked: 5000 },
} as const satisfies NumberSlot;

export const msrpWords: SlotWords = {
  ...priceTalk,
  thousands: true,
  bareFrom: 4000,
  loosened: 2000,
  fits: (value) => value >= 5 || value <= 0,
  asks: {
    ...priceTalk.asks,
    fact: /\b(?:how much(?! (?:power|room|space|gas|fuel|horse))|costs?|price[ds]?|pricing|list(?:ed)? (?:for|at)|msrp|expensive|pric[ey]+|cheap(?:er|est)?|run(?:s|ning)? (?:me|for|about|these|new)|go(?:es|ing)? for|start(?:s|ing)? (?:at|from)(?!.*\b(?:below|degrees|zero)\b)|starting price|what(?:'s| does| do|s)? (?:it|that|this|they|these|those) run|how (?:far|much) (?:over|above|past)|over (?:my )?budget|afford|(?:i|we)(?: be|'?d be|'?m|'?re| am| are)? (?:pay(?:ing)?|spend(?:ing)?|out)|moneywise|money wise|set (?:me|us) back|(?:the|what) damage|we talking|worth (?:now|today|used|these days|nowadays|at this point))\b|^what(?:'?s| is| would| does| are)\b(?!.*\bmy\b).*\bworth(?: with\b|$)|\bhow much (?:is|are|was|would|does|do|did)\b.*\bruns?\b|\bwhat(?:'?s| does| do| would| will) (?:[\w'-]+ ){1,4}?runs?\b(?! (?:on|out|my|our|a|the|well)\b)/,
  },
  tells: { ...priceTalk.tells, ends: { from: 250, best: "cheapest", worst: "most expensive" } },
};

export const msrpVoices: SlotVoices = {
  wishes: [
    "a price of {v} at most",
    "an MSRP no higher than {v}",
    "a sticker that stays under or at {v}",
    "a budget capped at {v}",
  ],
  reasons: ["I have done the sums", "there are other bills to pay", "the loan has to stay small"],
  paraphrases: ["{v} tops", "no more than {v}", "up to {v}"],
  clause: "has MSRP at most {v}",
};
