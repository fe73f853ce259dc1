import { pickupClasses } from "@/domains/cars/lexicon/pickup-classes";
import { modelTalk } from "@/domains/lexicon/model-words";
import type { SlotVoices, SlotWords } from "@/domains/slot";

export { model } from "@/domains/shared-slots";

export const modelWords: SlotWords = {
  ...modelTalk,
  topics: [...modelTalk.topics, "trim", "trim level", "nameplate", "model choice", "sedan model"],
  values: pickupClasses,
};

export const modelVoices: SlotVoices = {
  wishes: ["the {v} in particular", "the {v} and no sibling of it", "a {v}", "the model called {v}"],
  reasons: ["I've driven one and liked it", "it is the one I keep looking at", "my sister swears by hers"],
  paraphrases: ["the {v} please", "it would be the {v}", "I picture the {v}"],
  clause: "is a {v}",
};
