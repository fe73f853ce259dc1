import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const model = {
  name: "model",
  kind: "text",
  label: "model",
  required: true,
  says: "noun",
  csv: { header: "Model" },
  care: 0.3,
  askedAfter: ["make"],
  places: { filter: 40 },
} as const satisfies WordSlot;

export const modelWords: SlotWords = {
  questions: ["Do you have a model in mind?"],
  oneThing: "Which model is it?",
  topics: ["model"],
  claims: { words: ["model"] },
};

export const modelVoices: SlotVoices = { wishes: ["the {v}"], paraphrases: ["the {v} please"], clause: "has the {v}" };
