import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const weight = {
  name: "weight",
  kind: "number",
  unit: "lb",
  grouped: true,
  label: "weight",
  direction: "less",
  csv: { header: "Curb Weight", optional: true },
  limits: { possible: [300, 20000], shipped: [1500, 9700] },
  grain: { typed: 50, slid: 50, offered: 100, banded: 250, asked: 500 },
  places: { facts: 145 },
} as const satisfies NumberSlot;

export const weightWords: SlotWords = {
  questions: ["How heavy may it be?"],
  oneThing: "About how heavy|how many (?:pounds|lbs) is|tons is is it?",
  topics: ["curb weight", "kerb weight", "how heavy", "weight of the car"],
  hints: ["weight"],
  nouns: ["(curb|kerb) weight", "(weigh|weighs|weighing)", "how heavy", "(lighter|heavier) than"],
  fits: (value) => value >= 1000 && value <= 12_000,
  impossible: (value) => `No car weighs ${value} pounds, so I left it out.`,
  near: [
    "(weigh|weighs|weight|heavy|heavier|heaviest|light|lighter|lightest|lift|stacker|elevator|turntable)",
    "(bridge|ramp|drive|floor|deck) [(is|on our drive is)] (rated|good)",
  ],
  asks: {
    fact: /\b(?:weigh|weighs|weight|how heavy)\b/,
    more: ["heavy"],
    less: ["light"],
    amounts: ["(weigh|weighs)", "weight"],
  },
  tells: {
    one: "weighs {v} lb",
    most: "heaviest",
    least: "lightest",
    better: { two: "is lighter, by {gap}", several: "is lightest, by {gap}", even: "weigh the same" },
  },
  claims: { words: ["weight", "weighs"] },
};

export const weightVoices: SlotVoices = {
  wishes: ["no more than {v} pounds of curb weight"],
  paraphrases: ["{v} pounds at most"],
  clause: "weighs at most {v} pounds",
};
