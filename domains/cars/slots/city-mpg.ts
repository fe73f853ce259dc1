import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const cityMpg = {
  name: "cityMpg",
  kind: "number",
  unit: "mpg",
  label: "city mileage",
  title: "City",
  direction: "more",
  csv: { header: "city mpg" },
  limits: { possible: [1, 500], shipped: [7, 160] },
  grain: { asked: 5 },
  care: 0.12,
  notAskedAfter: ["highwayMpg"],
  places: { filter: 80, facts: 30 },
  versions: { group: "numbers", place: 40, head: "city", unit: "city" },
} as const satisfies NumberSlot;

export const cityMpgWords: SlotWords = {
  questions: ["What city mileage do you want? Does it matter much?", "How good should city mileage be?"],
  oneThing: "About what city mileage does it get?",
  topics: [
    "city (mpg|mileage|fuel economy|fuel efficiency|economy|efficiency|miles|fuel mileage|fuel consumption)",
    "mpg in the city",
    "(city|town) (number|numbers|figure|figures|rating)",
    "city gas mileage",
    "city miles per gallon",
    "city driving",
  ],
  units: ["city mpg", "mpg city", "city miles per gallon", "mpg in the city", "mpg in city", "mpg city driving"],
  nouns: [
    "city mpg",
    "city mileage",
    "city fuel economy",
    "city fuel efficiency",
    "city economy",
    "city efficiency",
    "city miles",
    "mpg in the city",
  ],
  option: "{v} in the city",
  counts: "mileage",
  fits: (value) => value < 400,
  impossible: (value) => `No car gets ${value} mpg, so I left it out.`,
  asks: {
    fact: /\b(?:(?:in|around) (?:the )?(?:city|town)|stop[ -](?:and|n|&)[ -]go|in traffic)\b/,
    amounts: ["(city|town) (mpg|mileage|fuel economy|economy|gas mileage)", "[mpg] (in|around) [the] (city|town)"],
  },
  tells: {
    one: "gets {v}",
    part: "{v} in the city",
    within: "highwayMpg",
    figure: "{v} {unit} in the city",
    unlisted: "no listed mileage",
    most: "easiest on gas in town",
    least: "thirstiest in town",
    better: {
      two: "is easier on gas in town, by {gap}",
      several: "is easiest on gas in town, by {gap}",
      even: "get the same city mileage",
    },
  },
  claims: { words: ["city", "town"], loose: ["city", "town"] },
};

export const cityMpgVoices: SlotVoices = {
  wishes: [
    "no less than {v} city MPG",
    "{v} city MPG or better",
    "at least {v} MPG in the city",
    "city mileage from {v} MPG up",
  ],
  reasons: ["most of my driving is stop and go", "town traffic eats fuel", "I crawl through rush hour daily"],
  paraphrases: ["{v} mpg or more in the city", "city mpg of at least {v}"],
  clause: "gets at least {v} city MPG",
};
