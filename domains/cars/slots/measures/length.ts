import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";
import { inches } from "./inches";

export const length = {
  ...inches,
  name: "length",
  label: "length",
  lasts: true,
  direction: "less",
  csv: { header: "Length", optional: true },
  limits: { possible: [60, 400], shipped: [95, 290] },
  places: { filter: 160, facts: 140 },
} as const satisfies NumberSlot;

export const lengthWords: SlotWords = {
  questions: ["How long may it be?"],
  oneThing: "About how long is it?",
  topics: ["length", "overall length", "how long [it is|is it]"],
  echoes: [
    "long",
    "longer",
    "short",
    "shorter",
    "shortest",
    "tail",
    "bumper",
    "garage",
    "carport",
    "driveway",
    "spot",
    "inches",
  ],
  nouns: [
    "(long|length|overall length)",
    "(longer|shorter) than",
    "[my|our|the|a|one car] (garage|carport|driveway)",
    "parking (spot|space|spots|spaces)",
  ],
  fits: (value) => value >= 100 && value <= 300,
  impossible: (value) => `No car is ${value} inches long, so I left it out.`,
  near: [
    "(long|longer|length|short|shorter|deep|garage|carport|driveway|bay|spot|space|park|parking|fits|ferry|alley|lane|curb|kerb|sidewalk|pavement|shed|barn|stall|berth|bumper)",
  ],
  asks: {
    fact: /\b(?:how long(?: (?:is|are)|'?s\b(?! it (?:take|last))|$)|length|end to end|bumper to bumper|garage|parking (?:spot|space))\b/,
    more: ["long", "lengthy"],
    less: ["short"],
    amounts: ["length"],
  },
  tells: {
    ends: { from: 2, best: "shortest", worst: "longest" },
    one: "is {v} inches long",
    most: "longest",
    least: "shortest",
    better: { two: "is shorter, by {gap}", several: "is shortest, by {gap}", even: "are as long" },
  },
  claims: { words: ["length"] },
};

export const lengthVoices: SlotVoices = {
  wishes: ["no longer than {v} inches", "a length of at most {v} inches"],
  reasons: ["the garage is short", "I park on the street"],
  paraphrases: ["{v} inches long at most"],
  clause: "is at most {v} inches long",
};
