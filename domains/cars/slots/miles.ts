import { asksOdometer } from "@/domains/cars/lexicon/odometer-words";
import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const miles = {
  name: "miles",
  kind: "number",
  unit: "mi",
  grouped: true,
  label: "expected miles",
  title: "Miles",
  factTitleBeside: { slot: "listPrice", title: "Expected miles" },
  direction: "less",
  csv: { header: "Miles", optional: true },
  least: "{v} miles or more",
  most: "up to {v} miles",
  limits: { possible: [0, 1_000_000], shipped: [0, 150_000] },
  grain: { typed: 1000, slid: 5000, offered: 5000, banded: 10_000, asked: 20_000 },
  places: { filter: 52, facts: 52 },
} as const satisfies NumberSlot;

export const milesWords: SlotWords = {
  questions: ["How many miles may it have on it?"],
  oneThing: "About how many miles does it have on it?",
  topics: ["miles", "high miles", "low miles", "miles on it", "miles on the clock", "odometer", "how many miles on it"],
  nouns: ["(odometer|on the clock|on the odometer)"],
  borrows: ["mileage", "milage"],
  counts: "odometer",
  fits: (value) => value >= 1000 && value <= 400_000,
  impossible: (value) => `No car has run ${value} miles, so I left it out.`,
  asks: {
    fact: asksOdometer,
    more: ["high miles", "high mileage"],
    less: ["low miles", "low mileage", "few miles"],
    amounts: ["miles on", "(miles|mileage) on (it|them|the clock)", "odometer"],
  },
  tells: {
    ends: { from: 3000, best: "fewest miles", worst: "most miles" },
    one: "has run about {v} miles, going by its age",
    from: 1,
    figure: "{v} miles",
    unlisted: "sold new",
    none: "is still sold new, so it hasn't run any miles",
    offered: "has {v} miles on it",
    span: "has run about {low} to {high} miles, going by age",
    most: "one with the most miles on it",
    least: "one with the fewest miles on it",
    better: {
      two: "has fewer miles on it, by {gap}",
      several: "has the fewest miles on it, by {gap}",
      even: "have run about as far",
    },
  },
  answers: ["miles on the clock"],
  claims: { words: ["odometer"], units: ["mile", "miles"] },
};

export const milesVoices: SlotVoices = {
  wishes: ["no more than {v} miles on it"],
  reasons: ["I want years of use out of it"],
  paraphrases: ["fewer than {v} miles on the clock"],
  clause: "has at most {v} miles on it",
};
