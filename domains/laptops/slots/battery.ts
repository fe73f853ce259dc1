import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

/** Hours of light work, as tests or the maker measured them. */
export const battery = {
  name: "battery",
  kind: "number",
  unit: "h",
  counted: "hours",
  label: "battery life",
  title: "Battery",
  direction: "more",
  decimals: 1,
  required: true,
  csv: { header: "Battery Life" },
  limits: { possible: [0.5, 60], shipped: [3, 21] },
  grain: { typed: 0.5, slid: 0.5, offered: 1, banded: 2, asked: 4 },
  care: 0.6,
  places: { filter: 51, facts: 25 },
  versions: { group: "numbers", place: 25, head: "battery", unit: "h" },
} as const satisfies NumberSlot;

export const batteryWords: SlotWords = {
  questions: ["How long should it run on battery?", "How many hours should the battery last? Is it a must?"],
  oneThing: "About how long does its battery last?",
  topics: [
    "battery life",
    "battery",
    "battery (time|runtime|hours|endurance)",
    "run time",
    "runtime",
    "how long (it|the battery) lasts",
    "how long it runs",
    "how long on a charge",
    "hours of battery",
  ],
  echoes: ["hours", "charge", "charger", "plug", "outlet", "unplugged", "juice", "battery"],
  hints: ["charger", "outlet", "plugged", "unplugged"],
  units: [
    "(hour|hours|hr|hrs|h) [of|on] [a|the|its|one] [single|full|real] (battery|batteries|battery life|battery time|battery power|charge|runtime|run time|use|usage|screen time|juice)",
    "(hour|hours|hr|hrs|h) (unplugged|untethered)",
    "(hour|hours|hr|hrs|h) (without|between|away from|off) [having to|needing to] [a|the|an] (charge|charges|charging|plug|plugging|plugging in|charger|outlet|outlets|recharging)",
  ],
  loosened: -2,
  keptBy: "longer lasting|longest lasting|longer battery(?: life)?",
  nouns: [
    "(battery|battery life|runtime)",
    "(last|lasts|lasting) [me] [for|at least|about|up to]",
    "(on|per) [a|one] [single|full] charge",
  ],
  near: [
    "(battery|last|lasts|lasting|charge|charging|charger|unplugged|outlet|runtime|run|runs|go|goes|juice|flight|endurance)",
  ],
  fits: (value) => value >= 1 && value <= 40,
  impossible: (value) => `No laptop runs ${value} hours on battery, so I left it out.`,
  asks: {
    fact: /\b(?:battery(?: life)?(?! (?:cost|replac\w*|degrad\w*))|how (?:long|many hours) (?:does|do|will|can|would) (?:it|they|the battery|that|this) (?:last|run|go|hold)|on (?:a|one|a full|a single) charge|run ?time|unplugged|hold(?:s)? (?:a|its) charge|last(?:s)? (?:longest|longer|all day))\b/,
    more: ["long lasting", "long running"],
    amounts: ["battery [life]", "(last|lasts) [longer|longest]", "hours [of battery]", "runtime", "on a charge"],
  },
  tells: {
    ends: { from: 1, best: "longest battery life", worst: "shortest battery life", amount: true },
    one: "runs about {v} hours on battery",
    span: "runs about {low} to {high} hours on battery",
    figure: "{v} hours on battery",
    most: "one that runs longest on battery",
    least: "one with the shortest battery life",
    better: {
      two: "runs longer on battery, by {gap}",
      several: "runs longest on battery, by {gap}",
      even: "run equally long on battery",
    },
    gap: { one: "1 hour", other: "{v} hours" },
  },
  claims: {
    words: ["battery"],
    units: ["hour", "hours", "hrs"],
    more: /^(?:longer|longest)$/,
    less: /^(?:shorter|shortest)$/,
  },
};

export const batteryVoices: SlotVoices = {
  wishes: [
    "{v} hours of battery life or more",
    "a battery that lasts at least {v} hours",
    "no less than {v} hours on one charge",
    "at least {v} hours away from an outlet",
  ],
  reasons: ["outlets are rare in my classes", "I work on trains", "I always forget the charger"],
  paraphrases: ["{v} hours of battery at least", "it has to last {v} hours"],
  clause: "runs at least {v} hours on battery",
};
