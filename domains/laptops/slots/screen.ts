import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

/** The diagonal in inches. */
export const screen = {
  name: "screen",
  kind: "number",
  unit: "in",
  label: "screen size",
  title: "Screen",
  decimals: 1,
  rounded: true,
  required: true,
  csv: { header: "Screen" },
  least: "{v} inches or more",
  most: "at most {v} inches",
  exact: "{v}-inch",
  limits: { possible: [7, 21], shipped: [10, 18] },
  grain: { typed: 0.1, slid: 0.1, offered: 0.5, banded: 1, asked: 1 },
  care: 0.6,
  places: { filter: 55, facts: 40 },
  versions: { group: "numbers", place: 40, head: "screen", unit: "in" },
} as const satisfies NumberSlot;

export const screenWords: SlotWords = {
  questions: ["How big should the screen be?", "Which screen size do you like, and how set are you on it?"],
  oneThing: "About how big is its screen?",
  topics: [
    "screen size",
    "display size",
    "screen",
    "display",
    "size",
    "screen diagonal",
    "diagonal",
    "how big",
    "(monitor|laptop) size",
    "size of the (screen|display|laptop)",
  ],
  echoes: ["inch", "inches", "bigger", "smaller", "size", "screen"],
  hints: ["bigger", "smaller", "larger"],
  units: [
    "(in|inch|inches|inchers|incher) [touch|oled|hd|full hd] (screen|screens|display|displays|laptop|laptops|panel|monitor|model|models|one|ones|notebook|macbook|diagonal)",
    "(inchers|incher)",
  ],
  inchSign: true,
  keptBy: "bigger|biggest|larger|largest",
  nouns: ["(screen|display|diagonal) [size]", "[screen|display] (size|diagonal)", "(bigger|smaller|larger) than"],
  near: ["(screen|display|size|diagonal|bigger|smaller|larger)"],
  fits: (value) => value >= 7 && value <= 21,
  impossible: (value) => `No laptop has a ${value} inch screen, so I left it out.`,
  asks: {
    fact: /\b(?:(?:screen|display) size|how (?:big|large|small)|inch(?:es)?|diagonal|(?:big|bigger|biggest|small|smaller|smallest|large|larger|largest) (?:screen|display|one)?)\b/,
    more: ["big", "large", "huge", "wide"],
    less: ["small", "tiny", "compact", "little"],
    amounts: ["(screen|display)", "screen size", "inches"],
  },
  tells: {
    ends: { from: 0.5, best: "biggest screen", worst: "smallest screen" },
    one: "has a {v} inch screen",
    span: "comes with {low} to {high} inch screens",
    figure: "{v} inch screen",
    most: "one with the biggest screen",
    least: "one with the smallest screen",
    better: {
      two: "has a bigger screen, by {gap}",
      several: "has the biggest screen, by {gap}",
      even: "have screens of the same size",
    },
    gap: { one: "1 inch", other: "{v} inches" },
  },
  claims: {
    words: ["screen", "display"],
    loose: ["screen", "display"],
    units: ["inch", "inches"],
    more: /^(?:bigger|biggest|larger|largest)$/,
    less: /^(?:smaller|smallest)$/,
  },
};

export const screenVoices: SlotVoices = {
  wishes: [
    "a screen of {v} inches or bigger",
    "at least {v} inches of screen",
    "a {v} inch display or larger",
    "a display no smaller than {v} inches",
  ],
  reasons: ["my eyes aren't what they were", "I have two windows open all day", "I watch films on it"],
  paraphrases: ["{v} inch or bigger", "{v} inches of screen at least"],
  clause: "has a screen of at least {v} inches",
};
