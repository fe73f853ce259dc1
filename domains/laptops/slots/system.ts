import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const system = {
  name: "system",
  kind: "text",
  label: "operating system",
  title: "System",
  required: true,
  says: "adjective",
  csv: { header: "System" },
  care: 0.4,
  places: { filter: 65, facts: 80 },
  versions: { group: "words", place: 30 },
} as const satisfies WordSlot;

export const systemWords: SlotWords = {
  questions: ["Windows, Mac, or something else?"],
  oneThing: "Which operating system does it run?",
  topics: ["operating system"],
  claims: { words: ["operating system"] },
};

export const systemVoices: SlotVoices = {
  wishes: ["with {v}"],
  paraphrases: ["with {v} please"],
  clause: "has with {v}",
};
