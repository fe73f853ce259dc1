import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const graphics = {
  name: "graphics",
  kind: "text",
  label: "graphics",
  required: true,
  csv: { header: "Graphics" },
  care: 0.3,
  says: "adjective",
  spoken: { Integrated: "integrated" },
  places: { filter: 80, facts: 60 },
  versions: { group: "words", place: 50 },
} as const satisfies WordSlot;

export const graphicsWords: SlotWords = {
  questions: ["Do you need a graphics card for games or 3D work?"],
  oneThing: "Which graphics does it have?",
  topics: ["graphics"],
  claims: { words: ["graphics"] },
};

export const graphicsVoices: SlotVoices = {
  wishes: ["with {v} graphics"],
  paraphrases: ["with {v} graphics please"],
  clause: "has with {v} graphics",
};
