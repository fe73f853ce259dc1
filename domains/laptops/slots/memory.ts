import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const memory = {
  name: "memory",
  kind: "number",
  unit: "GB",
  label: "memory",
  title: "Memory",
  direction: "more",
  stored: "integer",
  required: true,
  csv: { header: "Memory" },
  limits: { possible: [1, 512], shipped: [4, 128] },
  grain: { typed: 1, slid: 4, offered: 8, banded: 8, asked: 8 },
  care: 0.6,
  places: { filter: 45, facts: 20 },
  versions: { group: "numbers", place: 20, head: "memory", unit: "GB" },
  knownExactly: true,
} as const satisfies NumberSlot;

export const memoryWords: SlotWords = {
  questions: ["How much memory do you need?"],
  oneThing: "About how much memory does it have?",
  topics: ["memory"],
  claims: { words: ["memory"] },
};

export const memoryVoices: SlotVoices = {
  wishes: ["{v} GB of memory or more"],
  paraphrases: ["{v} GB of memory or more please"],
  clause: "has {v} GB of memory or more",
};
