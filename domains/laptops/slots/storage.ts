import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const storage = {
  name: "storage",
  kind: "number",
  unit: "GB",
  label: "storage",
  title: "Storage",
  direction: "more",
  stored: "integer",
  required: true,
  csv: { header: "Storage" },
  limits: { possible: [8, 16_384], shipped: [32, 8192] },
  grain: { typed: 1, slid: 64, offered: 256, banded: 256, asked: 256 },
  care: 0.5,
  places: { filter: 50, facts: 30 },
  versions: { group: "numbers", place: 30, head: "storage", unit: "GB" },
  knownExactly: true,
} as const satisfies NumberSlot;

export const storageWords: SlotWords = {
  questions: ["How much storage do you need?"],
  oneThing: "About how much storage does it have?",
  topics: ["storage"],
  claims: { words: ["storage"] },
};

export const storageVoices: SlotVoices = {
  wishes: ["{v} GB of storage or more"],
  paraphrases: ["{v} GB of storage or more please"],
  clause: "has {v} GB of storage or more",
};
