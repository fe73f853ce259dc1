import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const processor = {
  name: "processor",
  kind: "text",
  label: "processor",
  required: true,
  csv: { header: "Processor" },
  care: 0.3,
  says: "adjective",
  places: { filter: 70, facts: 50 },
  versions: { group: "words", place: 40 },
} as const satisfies WordSlot;

export const processorWords: SlotWords = {
  questions: ["Any processor you want?"],
  oneThing: "Which processor does it have?",
  topics: ["processor"],
  claims: { words: ["processor"] },
};

export const processorVoices: SlotVoices = {
  wishes: ["with {v}"],
  paraphrases: ["with {v} please"],
  clause: "has with {v}",
};
