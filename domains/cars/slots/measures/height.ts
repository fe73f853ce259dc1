import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";
import { inches } from "./inches";

export const height = {
  ...inches,
  name: "height",
  label: "height",
  least: "{v} in tall or more",
  most: "{v} in tall or less",
  lasts: true,
  csv: { header: "Height", optional: true },
  limits: { possible: [30, 160], shipped: [40, 115] },
  places: { filter: 162, facts: 142 },
} as const satisfies NumberSlot;

export const heightWords: SlotWords = {
  questions: ["How tall should it be?"],
  oneThing: "About how tall is it?",
  topics: ["overall height", "height of the car"],
  hints: ["height"],
  nouns: ["(overall|garage|roof) height", "low garage", "height limit", "(taller|lower) than"],
  fits: (value) => value >= 40 && value <= 120,
  impossible: (value) => `No car is ${value} inches tall, so I left it out.`,
  near: [
    "(height|high|tall|taller|headroom|overhead|low|clear|clears|ceiling|deck|barrier|lower|beam|clearance bar)",
    "(structure|deck|height|clearance) limit",
  ],
  asks: {
    fact: /\b(?:how tall|how high is|height)\b/,
    more: ["tall"],
    amounts: ["height"],
  },
  tells: {
    one: "is {v} inches tall",
    most: "tallest",
    least: "lowest",
    better: { two: "is taller, by {gap}", several: "is tallest, by {gap}", even: "are as tall" },
  },
  claims: { words: ["height"] },
};

export const heightVoices: SlotVoices = {
  wishes: ["a height of {v} inches"],
  paraphrases: ["{v} inches tall"],
  clause: "is {v} inches tall",
};
