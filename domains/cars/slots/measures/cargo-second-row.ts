import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const cargoSecondRow = {
  name: "cargoSecondRow",
  kind: "number",
  unit: "ft³",
  decimals: 1,
  label: "cargo space behind the second row",
  title: "Cargo behind row two",
  direction: "more",
  csv: { header: "Cargo Volume Second Row", optional: true },
  limits: { possible: [1, 700], shipped: [1, 500] },
  grain: { offered: 5, banded: 10, asked: 10 },
  places: { facts: 165 },
} as const satisfies NumberSlot;

export const cargoSecondRowWords: SlotWords = {
  questions: ["How much should fit behind the second row?"],
  oneThing: "About how much fits behind the second row?",
  topics: ["cargo space behind the second row", "behind the second row"],
  nouns: [
    "behind the (second|2nd) row",
    "with [the] (third|3rd|last) row (down|folded|flat)",
    "with [the|all the] (seats|back seats|rear seats) [folded] (down|folded|flat)",
  ],
  fits: (value) => value >= 10 && value <= 400,
  asks: { fact: /\bbehind the (?:second|2nd) row\b/ },
  tells: { one: "has {v} cubic feet of cargo space behind its second row" },
  claims: { words: ["cargo"] },
};

export const cargoSecondRowVoices: SlotVoices = {
  wishes: ["{v} cubic feet behind the second row"],
  paraphrases: ["{v} cubic feet with the third row down"],
  clause: "has at least {v} cubic feet behind the second row",
};
