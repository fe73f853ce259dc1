import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const wheelbase = {
  name: "wheelbase",
  kind: "number",
  unit: "in",
  decimals: 1,
  label: "wheelbase",
  title: "Wheelbase",
  direction: "none",
  required: false,
  column: "wheelbase",
  csv: { header: "Wheelbase", optional: true },
  limits: { possible: [40, 260], shipped: [70, 190] },
  grain: { offered: 2, banded: 5, asked: 5 },
  care: 0,
  places: { facts: 143 },
} as const satisfies NumberSlot;

export const wheelbaseWords: SlotWords = {
  questions: ["How long a wheelbase do you want?"],
  oneThing: "About how long is its wheelbase?",
  topics: ["wheelbase", "wheel base"],
  nouns: ["(wheelbase|wheel base)"],
  fits: (value) => value >= 60 && value <= 200,
  impossible: (value) => `No car has a wheelbase of ${value} inches, so I left it out.`,
  asks: { fact: /\bwheel ?base\b/ },
  tells: { one: "has a wheelbase of {v} inches" },
  claims: { words: ["wheelbase"] },
};

export const wheelbaseVoices: SlotVoices = {
  wishes: ["a wheelbase of {v} inches"],
  paraphrases: ["{v} inches of wheelbase"],
  clause: "has a wheelbase of {v} inches",
};
