import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const highwayMpg = {
  name: "highwayMpg",
  kind: "number",
  unit: "mpg",
  otherUnit: { slot: "fuelType", value: "electric", unit: "MPGe" },
  label: "highway mileage",
  title: "Highway",
  direction: "more",
  required: false,
  column: "highway_mpg",
  csv: { header: "highway MPG" },
  limits: { possible: [1, 500], shipped: [10, 150] },
  grain: { asked: 5 },
  care: 0.45,
  notAskedAfter: ["cityMpg"],
  places: { filter: 70, facts: 20 },
  versions: { group: "numbers", place: 30, head: "mpg hwy", unit: "highway" },
} as const satisfies NumberSlot;

export const highwayMpgWords: SlotWords = {
  questions: ["What highway mileage do you want? Is it a must?", "How good should highway mileage be?"],
  oneThing: "About what highway mileage does it get?",
  topics: [
    "(highway|hwy|freeway|motorway) (mpg|mileage|fuel economy|fuel efficiency|economy|efficiency|miles|fuel mileage|fuel consumption)",
    "mpg on the highway",
    "(highway|hwy) (number|numbers|figure|figures|rating)",
    "highway",
    "highway gas mileage",
    "highway miles per gallon",
    "highway driving",
  ],
  hints: ["thirsty", "thirstier"],
  units: [
    "(highway|hwy|freeway|motorway) (mpg|miles per gallon)",
    "mpg (highway|hwy|freeway)",
    "mpg on the (highway|freeway|motorway|interstate)",
  ],
  nouns: [
    "(highway|hwy|freeway|motorway) (mpg|mileage|fuel economy|fuel efficiency|economy|efficiency|miles)",
    "mpg on the highway",
  ],
  counts: "mileage",
  fits: (value) => value < 400,
  impossible: (value) => `No car gets ${value} mpg, so I left it out.`,
  asks: {
    fact: /\b(?:mpg|mileage|miles? (?:per|to the|a) gallon|economy|economical|efficien\w*|gas|thirsty|thirst|drinks?|fuel use|easier on gas|good on gas)\b/,
    most: /\b(?:most (?:economic(?:al)?|efficient|fuel[- ]efficient|miles per gallon|mpg)|thriftiest|(?:best|highest|better|most|higher|greatest|top) (?:gas |fuel |highway |city |hwy )?(?:mpg|mileage|economy|efficiency|miles per gallon)|best (?:on|for) (?:gas|fuel)|(?:least|less|fewest) (?:gas|fuel)|easie(?:st|r) on (?:gas|fuel|the gas)|(?:drinks|uses|eats|burns|sips) (?:the )?(?:least|less)|better on gas|more (?:economical|efficient)|greenest)\b/,
    least: /\b(?:worst (?:mpg|mileage|gas mileage)|lowest (?:mpg|mileage)|thirstiest|gas guzzler)\b/,
    along: ["cityMpg"],
  },
  tells: {
    one: "gets {v}",
    part: "{v} {unit} on the highway",
    none: "has no listed mileage",
    figure: "{v} {unit} highway",
    unlisted: "no listed mileage",
    most: "easiest on gas",
    least: "thirstiest",
    better: {
      two: "is easier on gas, by {gap}",
      several: "is easiest on gas, by {gap}",
      even: "get the same highway mileage",
    },
  },
  claims: { words: ["highway"] },
};

export const highwayMpgVoices: SlotVoices = {
  wishes: [
    "no less than {v} highway MPG",
    "{v} highway MPG or better",
    "at least {v} MPG on the highway",
    "highway mileage from {v} MPG up",
  ],
  reasons: ["long trips add up", "I cover a lot of motorway", "refuelling bores me"],
  paraphrases: ["{v} mpg or more on the highway", "highway mpg of at least {v}"],
  clause: "gets at least {v} highway MPG",
};
