import type { SlotWords } from "@/domains/slot";

/** How people speak of any model. */
export const modelTalk = {
  questions: ["Do you have a model in mind?"],
  oneThing: "Which model is it?",
  topics: ["model", "models", "exact model", "specific model", "model name", "exact model name"],
  claims: { words: ["model"], loose: ["model"] },
} as const satisfies SlotWords;
