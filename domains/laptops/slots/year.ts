import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const year = {
  name: "year",
  kind: "number",
  unit: "",
  label: "year",
  title: "Year",
  direction: "more",
  stored: "integer",
  required: true,
  csv: { header: "Year" },
  least: "from {v} or newer",
  most: "from {v} or older",
  limits: { possible: [1985, 2030], shipped: [2019, 2026] },
  care: 0.3,
  places: { filter: 60, facts: 100 },
  versions: { group: "numbers", place: 60, head: "year" },
  knownExactly: true,
} as const satisfies NumberSlot;

export const yearWords: SlotWords = {
  questions: ["How new should it be?"],
  oneThing: "About which year is it from?",
  topics: ["year"],
  claims: { words: ["year"] },
};

export const yearVoices: SlotVoices = {
  wishes: ["from {v} or newer"],
  paraphrases: ["from {v} or newer please"],
  clause: "has from {v} or newer",
};
