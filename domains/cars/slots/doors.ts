import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const doors = {
  name: "doors",
  kind: "number",
  unit: "",
  counted: "doors",
  label: "doors",
  csv: { header: "Number of Doors" },
  limits: { possible: [1, 8], shipped: [2, 4] },
  knownExactly: true,
  care: 0.05,
  choice: "two",
  places: { filter: 140, facts: 120 },
  versions: { group: "wished", place: 20, unit: "doors" },
} as const satisfies NumberSlot;

export const doorsWords: SlotWords = {
  questions: ["Two doors or four?", "How many doors do you need?"],
  oneThing: "How many doors does it have?",
  topics: ["doors", "number of doors", "door count", "how many doors"],
  units: ["door", "doors", "dr", "doored"],
  nouns: ["doors", "door", "number of doors", "door count"],
  fits: (value) => value <= 6,
  asks: { fact: /\b(?:doors?|[2-5][- ]door)\b/ },
  tells: { one: "has {v} doors", span: "has {low} or {high} doors" },
  claims: { words: ["doors", "door"], units: ["door", "doors"] },
};

export const doorsVoices: SlotVoices = {
  wishes: ["{v} doors", "a body with {v} doors"],
  reasons: ["loading is easier that way", "the garage is what it is"],
  paraphrases: ["{v} doors"],
  clause: "has {v} doors",
};
