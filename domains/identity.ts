import type { SlotWords, WordSlot } from "./slot";

/** What the slots that name a thing are like in every pack. */
export const anyMake = {
  name: "make",
  kind: "text",
  required: true,
  says: "noun",
  csv: { header: "Make" },
  care: 0.35,
  notAskedAfter: ["model"],
  places: { filter: 30 },
} as const satisfies Omit<WordSlot, "label">;

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

export const anyModel = {
  questions: ["Do you have a model in mind?"],
  oneThing: "Which model is it?",
  topics: ["model", "models", "exact model", "specific model", "model name", "exact model name"],
  claims: { words: ["model"], loose: ["model"] },
} as const satisfies SlotWords;
