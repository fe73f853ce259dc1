import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const cylinders = {
  name: "cylinders",
  kind: "number",
  unit: "",
  counted: "cylinders",
  label: "cylinders",
  csv: { header: "Engine Cylinders" },
  limits: { possible: [0, 16], shipped: [2, 16] },
  knownExactly: true,
  care: 0.05,
  places: { filter: 150, facts: 110 },
  versions: { group: "wished", place: 10, unit: "cylinders" },
} as const satisfies NumberSlot;

export const cylindersWords: SlotWords = {
  questions: ["How many cylinders, if you care?", "Does the number of cylinders matter to you?"],
  oneThing: "How many cylinders does it have?",
  topics: ["cylinders", "cylinder count", "number of cylinders", "engine", "engine size", "how many cylinders"],
  echoes: ["cylinder", "cylinders", "pistons", "engine", "motor"],
  units: ["cylinder", "cylinders", "cyl", "cyls", "banger", "pot", "cylinder engine", "cylindered"],
  nouns: ["cylinders", "cylinder", "cylinder count", "engine", "cyl", "cyls"],
  spelled: {
    joined: /^[viwh]$/,
    before: /^(?:inline|flat|straight|v|boxer|turbo|turbocharged)$/,
    after: /^cyl(?:inder)?s?$/,
    limits: [2, 16],
  },
  fits: (value) => value <= 16,
  asks: { fact: /\b(?:engine|cyls?|cylinders?|v6|v8|v-6|v-8|four banger)\b/, along: ["horsepower"] },
  tells: { one: "has {v} cylinders", from: 1 },
  claims: { words: ["cylinders", "cylinder"], units: ["cylinder", "cylinders"] },
};

export const cylindersVoices: SlotVoices = {
  wishes: ["{v} cylinders", "an engine with {v} cylinders"],
  paraphrases: ["{v} cylinders"],
  clause: "is a {v}",
};
