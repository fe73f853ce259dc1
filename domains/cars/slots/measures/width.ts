import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";
import { inches } from "./inches";

export const width = {
  ...inches,
  name: "width",
  label: "width",
  direction: "less",
  csv: { header: "Width", optional: true },
  limits: { possible: [30, 130], shipped: [58, 98] },
  places: { facts: 141 },
} as const satisfies NumberSlot;

export const widthWords: SlotWords = {
  questions: ["How wide may it be?"],
  oneThing: "About how wide is it?",
  topics: ["width", "how wide"],
  nouns: ["(wide|width)", "(wider|narrower|broader) than"],
  fits: (value) => value >= 55 && value <= 110,
  impossible: (value) => `No car is ${value} inches wide, so I left it out.`,
  near: ["(wide|wider|narrow|narrower|width|across|between)"],
  asks: {
    fact: /\b(?:how wide|width|mirror to mirror)\b/,
    more: ["wide", "broad"],
    less: ["narrow", "slim"],
    amounts: ["width"],
  },
  tells: {
    one: "is {v} inches wide",
    most: "widest",
    least: "narrowest",
    better: { two: "is narrower, by {gap}", several: "is narrowest, by {gap}", even: "are as wide" },
  },
  claims: { words: ["width"] },
};

export const widthVoices: SlotVoices = {
  wishes: ["no wider than {v} inches"],
  paraphrases: ["{v} inches wide at most"],
  clause: "is at most {v} inches wide",
};
