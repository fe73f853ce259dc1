import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const make = {
  name: "make",
  kind: "text",
  label: "brand",
  required: true,
  says: "noun",
  csv: { header: "Make" },
  care: 0.35,
  notAskedAfter: ["model"],
  places: { filter: 30 },
} as const satisfies WordSlot;

export const makeWords: SlotWords = {
  questions: ["Any brand you want, or want to avoid?"],
  oneThing: "Which brand is it?",
  topics: ["brand"],
  claims: { words: ["brand"] },
};

export const makeVoices: SlotVoices = {
  wishes: ["a laptop by {v}"],
  paraphrases: ["a laptop by {v} please"],
  clause: "has a laptop by {v}",
};
