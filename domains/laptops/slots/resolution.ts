import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const resolution = {
  name: "resolution",
  kind: "text",
  label: "resolution",
  required: true,
  says: "adjective",
  csv: { header: "Resolution" },
  order: ["HD", "Full HD", "2.5K", "3K", "4K"],
  care: 0.1,
  places: { filter: 90, facts: 45 },
  versions: { group: "words", place: 60 },
} as const satisfies WordSlot;

export const resolutionWords: SlotWords = {
  questions: ["How sharp should the screen be?"],
  oneThing: "Which resolution does its screen have?",
  topics: ["resolution"],
  claims: { words: ["resolution"] },
};

export const resolutionVoices: SlotVoices = {
  wishes: ["a {v} screen"],
  paraphrases: ["a {v} screen please"],
  clause: "has a {v} screen",
};
