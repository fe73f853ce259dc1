import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const weight = {
  name: "weight",
  kind: "number",
  unit: "lb",
  label: "weight",
  title: "Weight",
  decimals: 1,
  direction: "less",
  required: true,
  csv: { header: "Weight" },
  limits: { possible: [0.5, 20], shipped: [1, 11] },
  grain: { typed: 0.1, slid: 0.1, offered: 0.5, banded: 0.5, asked: 1 },
  care: 0.5,
  places: { filter: 52, facts: 70 },
  versions: { group: "numbers", place: 50, head: "weight", unit: "lb" },
} as const satisfies NumberSlot;

export const weightWords: SlotWords = {
  questions: ["Will you carry it a lot? How heavy may it be?"],
  oneThing: "About how heavy is it?",
  topics: ["weight"],
  claims: { words: ["weight"] },
};

export const weightVoices: SlotVoices = {
  wishes: ["no heavier than {v} pounds"],
  paraphrases: ["no heavier than {v} pounds please"],
  clause: "has no heavier than {v} pounds",
};
