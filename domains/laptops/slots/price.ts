import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

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
  questions: ["What's your budget, and how firm is it?"],
  oneThing: "About what did it cost?",
  topics: ["budget"],
  claims: { words: ["budget"] },
};

export const priceVoices: SlotVoices = {
  wishes: ["under {v}"],
  paraphrases: ["under {v} please"],
  clause: "costs under {v}",
};
