import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const refresh = {
  name: "refresh",
  kind: "number",
  unit: "Hz",
  label: "refresh rate",
  direction: "more",
  stored: "integer",
  required: true,
  csv: { header: "Refresh Rate" },
  limits: { possible: [30, 600], shipped: [60, 480] },
  grain: { typed: 1, slid: 10, offered: 30, banded: 30, asked: 60 },
  askedAfter: ["graphics"],
  care: 0.05,
  places: { filter: 95, facts: 48 },
} as const satisfies NumberSlot;

export const refreshWords: SlotWords = {
  questions: ["Do you need a fast screen for games?", "Which refresh rate do you want?"],
  oneThing: "About which refresh rate does it have?",
  topics: ["refresh rate", "refresh", "screen refresh", "hertz", "hz", "how many hertz"],
  echoes: ["hz", "hertz", "smooth", "smoothness", "refresh"],
  units: ["(hz|hertz|htz) [refresh|refresh rate|screen|display|panel|monitor]", "hz"],
  loosened: -60,
  keptBy: "smoother|higher refresh(?: rate)?",
  nouns: ["refresh [rate]", "(hz|hertz)"],
  fits: (value) => value >= 24 && value <= 600,
  impossible: (value) => `No laptop has a ${value} Hz screen, so I left it out.`,
  asks: {
    fact: /\b(?:refresh(?: rate)?|hz|hertz|how smooth)\b/,
    more: ["smooth"],
    amounts: ["refresh rate", "(hz|hertz)"],
  },
  tells: {
    ends: { from: 20, best: "smoothest screen", worst: "slowest screen" },
    one: "has a {v} Hz screen",
    span: "comes with {low} to {high} Hz screens",
    figure: "{v} Hz",
    most: "one with the highest refresh rate",
    least: "one with the lowest refresh rate",
    better: {
      two: "has a smoother screen, by {gap}",
      several: "has the smoothest screen, by {gap}",
      even: "have the same refresh rate",
    },
  },
  claims: { words: ["refresh", "hertz"], units: ["hz", "hertz"], more: /^(?:smoother|smoothest)$/ },
};

export const refreshVoices: SlotVoices = {
  wishes: ["a refresh rate of {v} Hz or more", "at least a {v} Hz screen"],
  reasons: ["I play shooters", "scrolling should look smooth"],
  paraphrases: ["{v} Hz or better", "{v} hertz at least"],
  clause: "has a screen of at least {v} Hz",
};
