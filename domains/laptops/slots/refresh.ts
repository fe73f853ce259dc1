import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const refresh = {
  name: "refresh",
  kind: "number",
  unit: "Hz",
  label: "refresh rate",
  title: "Refresh rate",
  direction: "more",
  stored: "integer",
  required: true,
  csv: { header: "Refresh Rate" },
  limits: { possible: [30, 600], shipped: [60, 480] },
  grain: { typed: 1, slid: 10, offered: 30, banded: 30, asked: 60 },
  askedAfter: ["graphics"],
  care: 0.05,
  places: { filter: 95, facts: 48 },
} as const satisfies NumberSlot;

export const refreshWords: SlotWords = {
  questions: ["Do you need a fast screen for games?"],
  oneThing: "About which refresh rate does it have?",
  topics: ["refresh rate"],
  claims: { words: ["refresh rate"] },
};

export const refreshVoices: SlotVoices = {
  wishes: ["{v} Hz or more"],
  paraphrases: ["{v} Hz or more please"],
  clause: "has {v} Hz or more",
};
