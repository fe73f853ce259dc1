import * as shared from "@/domains/shared-slots";
import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const make = { ...shared.make, label: "brand" } as const satisfies WordSlot;

export const makeWords: SlotWords = {
  questions: ["Any brand you want, or want to avoid?", "Do you have a favorite brand? Does it matter much?"],
  oneThing: "Which brand is it?",
  topics: ["brand", "brands", "make", "makes", "manufacturer", "company", "maker", "brand name"],
  echoes: ["company", "maker", "manufacturer", "badge"],
  hints: ["logo"],
  claims: { words: ["brand", "brands", "make", "maker", "makes"], loose: ["make", "makes"] },
};

export const makeVoices: SlotVoices = {
  wishes: ["a laptop by {v}", "the {v} brand"],
  reasons: ["I know where their buttons are", "my last one held up"],
  paraphrases: ["{v} it is", "{v} for me"],
  clause: "is made by {v}",
};
