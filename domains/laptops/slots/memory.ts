import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const memory = {
  name: "memory",
  kind: "number",
  unit: "GB",
  label: "memory",
  direction: "more",
  stored: "integer",
  required: true,
  csv: { header: "Memory" },
  least: "{v} GB of memory or more",
  most: "at most {v} GB of memory",
  limits: { possible: [1, 512], shipped: [4, 128] },
  grain: { typed: 1, slid: 4, offered: 8, banded: 8, asked: 8 },
  care: 0.6,
  places: { filter: 45, facts: 20 },
  versions: { group: "numbers", place: 20, head: "memory", unit: "GB" },
  knownExactly: true,
} as const satisfies NumberSlot;

export const memoryWords: SlotWords = {
  questions: ["How much memory do you need? Is it a must?", "How many gigs of RAM do you want?"],
  oneThing: "About how much memory does it have?",
  topics: [
    "memory",
    "ram",
    "system memory",
    "amount of (ram|memory)",
    "how much (ram|memory)",
    "how many gigs",
    "(memory|ram) size",
    "gigs of ram",
  ],
  echoes: ["ram", "memory", "gigs", "tabs", "multitasking"],
  units: [
    "(gb|gig|gigs|gigabyte|gigabytes|g|gbs) [of] [ddr4|ddr5|lpddr5|unified|system|fast|onboard] (ram|memory)",
    "(ram|gb ddr4|gb ddr5|gb lpddr5)",
  ],
  scaled: { "(gb|gig|gigs|giga|gigas|gigabyte|gigabytes|gbs)": 1 },
  loosened: -8,
  keptBy: "more (?:memory|ram)",
  nouns: ["(ram|memory|multitasking)", "[system] memory"],
  // Above that, a bare number of gigabytes is storage.
  fits: (value) => value >= 2 && value <= 96,
  impossible: (value) => `No laptop has ${value} GB of memory, so I left it out.`,
  asks: {
    fact: /\b(?:ram|memory(?! card)|how many gigs|how much memory)\b/,
    amounts: ["(ram|memory)", "gigs of (ram|memory)"],
  },
  tells: {
    ends: { from: 4, best: "most memory", worst: "least memory", amount: true },
    one: "has {v} GB of memory",
    span: "comes with {low} to {high} GB of memory",
    figure: "{v} GB of memory",
    most: "one with the most memory",
    least: "one with the least memory",
    better: {
      two: "has more memory, by {gap}",
      several: "has the most memory, by {gap}",
      even: "have the same memory",
    },
  },
  claims: { words: ["memory", "ram"], units: ["gb", "gig", "gigs", "gigabytes"] },
};

export const memoryVoices: SlotVoices = {
  wishes: ["{v} GB of memory or more", "at least {v} gigs of RAM", "no less than {v} GB of RAM", "RAM from {v} GB up"],
  reasons: ["I keep far too many tabs open", "my old one always ran out", "the programs I run are hungry"],
  paraphrases: ["{v} gigs of ram at least", "{v} GB memory minimum"],
  clause: "has at least {v} GB of memory",
};
