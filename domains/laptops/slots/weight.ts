import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const weight = {
  name: "weight",
  kind: "number",
  unit: "lb",
  label: "weight",
  decimals: 1,
  direction: "less",
  required: true,
  csv: { header: "Weight" },
  limits: { possible: [0.5, 20], shipped: [1, 11] },
  grain: { typed: 0.1, slid: 0.1, offered: 0.5, banded: 0.5, asked: 1 },
  care: 0.5,
  places: { filter: 52, facts: 70 },
  versions: { group: "numbers", place: 50, head: "weight", unit: "lb" },
} as const satisfies NumberSlot;

export const weightWords: SlotWords = {
  questions: ["Will you carry it a lot? How heavy may it be?", "How light should it be? Is it a must?"],
  oneThing: "About how heavy is it?",
  topics: [
    "weight",
    "how heavy",
    "how light",
    "how much it weighs",
    "lightness",
    "portability",
    "weight limit",
    "weight of the laptop",
  ],
  echoes: ["heavy", "heavier", "light", "lighter", "pounds", "lbs", "carry", "back", "bag", "backpack", "brick"],
  hints: ["weight", "heavier", "lighter", "portable"],
  units: ["(lb|lbs|pound|pounds|pounder)", "(pounds|lbs|lb) [in] weight"],
  loosened: 0.5,
  keptBy: "lighter|lightest|more portable",
  nouns: ["(weight|weigh|weighs|weighing)", "how heavy", "(lighter|heavier) than"],
  near: ["(weigh|weighs|weight|heavy|heavier|heaviest|light|lighter|lightest|carry|carrying|backpack|bag|lug)"],
  fits: (value) => value >= 0.5 && value <= 20,
  impossible: (value) => `No laptop weighs ${value} pounds, so I left it out.`,
  asks: {
    fact: /\b(?:weigh|weighs|weight|how (?:heavy|light)|heavy|heavier|heaviest|lighter|lightest|portable|easy to carry)\b/,
    more: ["heavy", "hefty"],
    less: ["light", "lightweight", "portable"],
    amounts: ["(weigh|weighs)", "weight", "pounds"],
  },
  tells: {
    ends: { from: 0.2, best: "lightest", worst: "heaviest" },
    one: "weighs {v} pounds",
    span: "weighs {low} to {high} pounds",
    most: "heaviest",
    least: "lightest",
    better: { two: "is lighter, by {gap}", several: "is lightest, by {gap}", even: "weigh the same" },
    gap: { one: "1 pound", other: "{v} pounds" },
  },
  claims: {
    words: ["weight", "weighs", "weigh"],
    units: ["lb", "lbs", "pound", "pounds"],
    more: /^(?:heavier|heaviest)$/,
    less: /^(?:lighter|lightest|(?:more|most) portable)$/,
  },
};

export const weightVoices: SlotVoices = {
  wishes: [
    "no more than {v} pounds",
    "a weight of {v} pounds at most",
    "something that weighs {v} pounds or less",
    "{v} pounds or lighter",
  ],
  reasons: ["I carry it across campus", "my shoulder complains already", "I travel every week"],
  paraphrases: ["under {v} pounds", "{v} lbs tops"],
  clause: "weighs at most {v} pounds",
};
