import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";
import { inches } from "./inches";

export const clearance = {
  ...inches,
  name: "clearance",
  label: "ground clearance",
  title: "Clearance",
  direction: "more",
  csv: { header: "Ground Clearance", optional: true },
  limits: { possible: [1, 30], shipped: [2.5, 14] },
  places: { filter: 163, facts: 144 },
} as const satisfies NumberSlot;

export const clearanceWords: SlotWords = {
  questions: ["How much ground clearance do you need?"],
  oneThing: "About how much ground clearance does it have?",
  topics: ["ground clearance", "clearance"],
  nouns: ["[ground] clearance"],
  fits: (value) => value >= 2 && value <= 20,
  impossible: (value) => `No car has ${value} inches of ground clearance, so I left it out.`,
  near: [
    "(clear|clears|clearing|clearance|ground|belly|underbody|ruts|rutted|rocks|boulders|potholes)",
    "(under|underneath|beneath|below) (it|the car|the truck|the middle|the floor)",
  ],
  asks: {
    fact: /\b(?:(?:ground )?clearance|off the ground)\b/,
    more: ["high off the ground", "high up"],
    less: ["low to the ground"],
    amounts: ["clearance", "ground clearance", "(sit|sits)", "off the ground"],
  },
  tells: {
    ends: { from: 0.3, best: "highest off the ground", worst: "lowest to the ground" },
    one: "has {v} inches of ground clearance",
    most: "one with the most ground clearance",
    least: "one with the least ground clearance",
    better: {
      two: "has more ground clearance, by {gap}",
      several: "has the most ground clearance, by {gap}",
      even: "have the same ground clearance",
    },
  },
  claims: { words: ["clearance"] },
};

export const clearanceVoices: SlotVoices = {
  wishes: ["{v} inches of ground clearance or more"],
  reasons: ["our road is rough"],
  paraphrases: ["{v} inches under the car"],
  clause: "has at least {v} inches of ground clearance",
};
