import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const battery = {
  name: "battery",
  kind: "number",
  unit: "h",
  label: "battery life",
  title: "Battery",
  direction: "more",
  decimals: 1,
  required: true,
  csv: { header: "Battery Life" },
  limits: { possible: [0.5, 60], shipped: [3, 30] },
  grain: { typed: 0.5, slid: 0.5, offered: 1, banded: 2, asked: 4 },
  care: 0.6,
  places: { filter: 51, facts: 25 },
  versions: { group: "numbers", place: 25, head: "battery", unit: "h" },
} as const satisfies NumberSlot;

export const batteryWords: SlotWords = {
  questions: ["How long should it run on battery?"],
  oneThing: "About how long does its battery last?",
  topics: ["battery life"],
  claims: { words: ["battery life"] },
};

export const batteryVoices: SlotVoices = {
  wishes: ["{v} hours of battery or more"],
  paraphrases: ["{v} hours of battery or more please"],
  clause: "has {v} hours of battery or more",
};
