import type { SlotVoices, SlotWords } from "@/domains/slot";

export { make } from "@/domains/shared-slots";

export const makeWords: SlotWords = {
  questions: ["Any make you want, or want to avoid?", "Do you have a favorite make? Does it matter much?"],
  oneThing: "Which make is it?",
  topics: ["make", "makes", "brand", "brands", "manufacturer", "badge", "marque", "car maker", "carmaker"],
  echoes: ["company", "maker", "marque", "manufacturer", "emblem"],
  hints: ["logo", "nameplate"],
  claims: { words: ["make", "maker", "brand", "brands", "makes"], loose: ["make", "makes"] },
};

export const makeVoices: SlotVoices = {
  wishes: ["a car by {v}", "the {v} badge"],
  paraphrases: ["{v} it is", "{v} for me"],
  clause: "is a {v}",
};
