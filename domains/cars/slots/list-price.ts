import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

/** Original price in US dollars. Catalogs with only one price lack it. */
export const listPrice = {
  name: "listPrice",
  kind: "number",
  unit: "$",
  label: "list price",
  factTitle: "List price when new",
  direction: "less",
  csv: { header: "List Price", optional: true },
  least: "list price from {v}",
  most: "list price up to {v}",
  any: "any list price",
  limits: { possible: [1, 100_000_000], shipped: [11_000, 5_000_000] },
  grain: { typed: 100, slid: 500, offered: 500, banded: 1000, asked: 5000 },
  places: { facts: 11 },
  versions: { group: "stated", place: 11, head: "List price", unit: "new" },
} as const satisfies NumberSlot;

export const listPriceWords: SlotWords = {
  questions: ["What list price when new do you have in mind?"],
  oneThing: "About what did it cost new?",
  topics: [],
  narrows: {
    slot: "msrp",
    say: [
      "msrp",
      "list (price|prices|priced)",
      "sticker [price]",
      "when [it was|they were|its|brand] new",
      "(cost|costs|price|priced|sold) new",
    ],
    asks: /\b(?:msrp|list prices?|sticker|when (?:it was |they were )?new|(?:cost|sell for|go for) new)\b/,
  },
  tells: {
    one: "was listed at {v} when new",
    span: "was listed at {low} to {high} when new",
    most: "one with the highest list price",
    least: "one with the lowest list price",
    better: { two: "cost less new, by {gap}", several: "cost the least new, by {gap}", even: "cost the same new" },
  },
  claims: { words: [], units: ["dollar", "dollars"] },
};

export const listPriceVoices: SlotVoices = {
  wishes: ["a list price when new of {v} at most"],
  paraphrases: ["it listed for {v} or less"],
  clause: "had a list price of at most {v}",
};
