import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const screen = {
  name: "screen",
  kind: "number",
  unit: "in",
  label: "screen size",
  title: "Screen",
  decimals: 1,
  required: true,
  csv: { header: "Screen" },
  limits: { possible: [7, 21], shipped: [10, 18.4] },
  grain: { typed: 0.1, slid: 0.1, offered: 0.5, banded: 1, asked: 1 },
  care: 0.6,
  places: { filter: 55, facts: 40 },
  versions: { group: "numbers", place: 40, head: "screen", unit: "in" },
} as const satisfies NumberSlot;

export const screenWords: SlotWords = {
  questions: ["How big should the screen be?"],
  oneThing: "About how big is its screen?",
  topics: ["screen size"],
  claims: { words: ["screen size"] },
};

export const screenVoices: SlotVoices = {
  wishes: ["a {v} inch screen or bigger"],
  paraphrases: ["a {v} inch screen or bigger please"],
  clause: "has a {v} inch screen or bigger",
};
