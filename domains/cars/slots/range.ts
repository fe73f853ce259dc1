import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const range = {
  name: "range",
  kind: "number",
  unit: "mi",
  label: "electric range",
  direction: "more",
  csv: { header: "Electric Range", optional: true },
  limits: { possible: [1, 1500], shipped: [5, 530] },
  grain: { typed: 5, slid: 5, offered: 10, banded: 20, asked: 50 },
  care: 0.1,
  places: { filter: 48, facts: 58 },
} as const satisfies NumberSlot;

export const rangeWords: SlotWords = {
  floor: true,
  questions: ["How far should it go on one charge?", "How much electric range do you need?"],
  oneThing: "About how far does it go on a charge?",
  topics: ["electric range", "battery range", "ev range", "driving range", "how far on a charge"],
  echoes: ["distance", "charge", "battery"],
  hints: ["range"],
  borrows: ["range"],
  onlyOf: [
    { slot: "fuelType", value: "electric" },
    { slot: "marketCategory", value: "Plug-In Hybrid" },
  ],
  nouns: ["(electric|battery|ev|driving) range", "range of", "(per|on a|on one|between) (charge|charges)"],
  units: [
    "(mile|miles) [of] [electric|ev|battery|driving] range",
    "[mile|miles] (on a|on one|per|between) (charge|charges|single charge|full charge)",
    "(mile|miles) a (charge|single charge|full charge)",
    "(mile|miles) on [the] (battery|batteries|electricity) [alone|only]",
    "(mile|miles) (electric|on electric)",
    "(electric|ev|battery) (mile|miles)",
  ],
  fits: (value) => value >= 10 && value <= 900,
  impossible: (value) => `No car goes ${value} miles on a charge, so I left it out.`,
  answers: ["electric range"],
  near: ["(range|charge|charging|plugging|battery|electric|ev|evs|electrics)"],
  asks: {
    fact: /\b(?:range|how far(?! (?:over|apart|off|from each))|(?:electric|ev|battery) (?:only )?miles|(?:all[- ])?electric only|(?:miles|far) on (?:just |only |the )*(?:batter|electric)\w+|on (?:a|one|a full) charge|miles on a charge|(?:without|before|between|until|till?)(?: \w+){0,3} (?:plug\w*(?! ?in hybrid)|(?:re)?charg(?:e|es|ed|ing))\b|how (?:often|many times)\b.*\b(?:plug|charg)\w*|(?:days?|week(?:end)?|work|shift|trip|\d+ miles)\b.*\b(?:on|per) (?:a|one|1|a single|a full|each) charge)\b/,
    more: ["far"],
    amounts: ["range", "miles on (a|one) charge"],
  },
  tells: {
    ends: { from: 10, best: "longest range", worst: "shortest range", amount: true },
    one: "goes {v} miles on a charge",
    most: "one that goes farthest on a charge",
    least: "one with the shortest range",
    better: {
      two: "goes farther on a charge, by {gap}",
      several: "goes farthest on a charge, by {gap}",
      even: "go as far on a charge",
    },
  },
  claims: { words: ["range"], units: ["miles"] },
};

export const rangeVoices: SlotVoices = {
  wishes: ["{v} miles of electric range or more", "at least {v} miles on a charge"],
  reasons: ["chargers are far apart here"],
  paraphrases: ["{v} miles between charges"],
  clause: "goes at least {v} miles on a charge",
};
