import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";
import { inches } from "./inches";

export const wheelbase = {
  ...inches,
  name: "wheelbase",
  label: "wheelbase",
  csv: { header: "Wheelbase", optional: true },
  limits: { possible: [40, 260], shipped: [70, 190] },
  places: { facts: 143 },
} as const satisfies NumberSlot;

export const wheelbaseWords: SlotWords = {
  questions: ["How long a wheelbase do you want?"],
  oneThing: "About how long is its wheelbase?",
  topics: ["wheelbase", "wheel base"],
  nouns: ["(wheelbase|wheel base)"],
  fits: (value) => value >= 60 && value <= 200,
  impossible: (value) => `No car has a wheelbase of ${value} inches, so I left it out.`,
  asks: { fact: /\bwheel ?base\b/ },
  tells: { one: "has a wheelbase of {v} inches" },
  claims: { words: ["wheelbase"] },
};

export const wheelbaseVoices: SlotVoices = {
  wishes: ["a wheelbase of {v} inches"],
  paraphrases: ["{v} inches of wheelbase"],
  clause: "has a wheelbase of {v} inches",
};
