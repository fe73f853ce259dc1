import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const style = {
  name: "style",
  kind: "text",
  label: "kind",
  title: "Kind",
  required: true,
  says: "noun",
  csv: { header: "Kind" },
  care: 0.9,
  notAskedAfter: ["model"],
  places: { filter: 20, facts: 90 },
  versions: { group: "words", place: 20 },
  spoken: {
    Ultraportable: "ultraportable",
    Everyday: "everyday laptop",
    "2-in-1": "2-in-1",
    Gaming: "gaming laptop",
    Business: "business laptop",
    Workstation: "workstation",
    Chromebook: "Chromebook",
  },
  kin: {
    Ultraportable: ["Business", "2-in-1", "Everyday"],
    Everyday: ["Ultraportable", "2-in-1"],
    "2-in-1": ["Ultraportable", "Everyday"],
    Gaming: ["Workstation"],
    Business: ["Ultraportable", "Everyday"],
    Workstation: ["Gaming", "Business"],
    Chromebook: ["Everyday"],
  },
} as const satisfies WordSlot;

export const styleWords: SlotWords = {
  questions: ["What will you use it for mostly, and which kind do you want?"],
  oneThing: "Which kind is it?",
  topics: ["kind"],
  claims: { words: ["kind"] },
};

export const styleVoices: SlotVoices = { wishes: ["a {v}"], paraphrases: ["a {v} please"], clause: "has a {v}" };
