import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const horsepower = {
  name: "horsepower",
  kind: "number",
  unit: "hp",
  label: "power",
  direction: "more",
  csv: { header: "Engine HP" },
  limits: { possible: [1, 3000], shipped: [66, 1900] },
  grain: { typed: 5, slid: 5, offered: 10, banded: 10, asked: 50 },
  care: 0.2,
  places: { filter: 120, facts: 40 },
  versions: { group: "numbers", place: 20, head: "hp", unit: "hp" },
} as const satisfies NumberSlot;

export const horsepowerWords: SlotWords = {
  questions: ["How much power do you want? Is it a must?", "How strong an engine do you want?"],
  oneThing: "About how much power does it have?",
  topics: [
    "horsepower",
    "power",
    "engine power",
    "hp",
    "horse power",
    "horses",
    "ponies",
    "how powerful",
    "how strong",
  ],
  hints: ["faster", "slower", "quicker"],
  units: ["hp", "horsepower", "horse power", "horses", "horse", "bhp", "ponies", "ps"],
  nouns: ["horsepower", "hp", "horse power", "power", "bhp", "powerful"],
  counts: "power",
  fits: (value) => value >= 30,
  impossible: (value) => `No car has ${value} hp, so I left it out.`,
  asks: {
    fact: /\b(?:hp|horse ?power|horses?|power(?:ful)?|fast|faster|quick|quicker|strong|stronger|how much power)\b/,
    more: ["powerful", "strong", "fast", "quick", "sporty", "punchy", "zippy", "peppy", "rapid"],
    less: ["slow", "weak", "sluggish", "gutless"],
    amounts: [
      "power",
      "horsepower",
      "horse power",
      "hp",
      "horses",
      "ponies",
      "engine",
      "motor",
      "muscle",
      "oomph",
      "grunt",
    ],
  },
  tells: {
    ends: { from: 15, best: "most power", worst: "least power", amount: true },
    one: "makes {v} hp",
    unlisted: "power not listed",
    most: "most powerful",
    least: "least powerful",
    better: {
      two: "has more power, by {gap}",
      several: "has the most power, by {gap}",
      even: "have the same power",
    },
  },
  claims: { words: ["power", "horsepower", "hp", "engine"], units: ["hp", "horsepower"] },
};

export const horsepowerVoices: SlotVoices = {
  wishes: ["{v} horsepower or more", "at least {v} horsepower", "an engine with no less than {v} hp"],
  reasons: ["the hills around here are steep", "merging should not be an adventure"],
  paraphrases: ["{v} hp at least", "{v} horsepower minimum"],
  clause: "has at least {v} horsepower",
};
