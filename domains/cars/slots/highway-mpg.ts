import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const highwayMpg = {
  name: "highwayMpg",
  kind: "number",
  unit: "mpg",
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
