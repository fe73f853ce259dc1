import { pickupClasses } from "@/domains/cars/lexicon/pickup-classes";
import type { SlotVoices, SlotWords } from "@/domains/slot";

export { model } from "@/domains/shared-slots";

export const modelWords: SlotWords = {
  questions: ["Do you have a model in mind?"],
  oneThing: "Which model is it?",
  topics: [
    "model",
    "models",
    "exact model",
    "specific model",
    "model name",
    "exact model name",
    "trim",
    "trim level",
    "nameplate",
    "model choice",
    "sedan model",
  ],
  values: pickupClasses,
  claims: { words: ["model"], loose: ["model"] },
};

export const modelVoices: SlotVoices = {
  wishes: ["the {v} in particular", "the {v} and no sibling of it", "a {v}", "the model called {v}"],
  reasons: ["I've driven one and liked it", "it is the one I keep looking at", "my sister swears by hers"],
  paraphrases: ["the {v} please", "it would be the {v}", "I picture the {v}"],
  clause: "is a {v}",
};
