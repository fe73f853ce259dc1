import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const cargo = {
  name: "cargo",
  kind: "number",
  unit: "ft³",
  decimals: 1,
  label: "cargo space",
  title: "Cargo",
  direction: "more",
  csv: { header: "Cargo Volume", optional: true },
  limits: { possible: [0.1, 700], shipped: [1, 500] },
  grain: { offered: 5, banded: 5, asked: 10 },
  care: 0.1,
  places: { filter: 46, facts: 56 },
} as const satisfies NumberSlot;

export const cargoWords: SlotWords = {
  questions: ["How much cargo space do you need?", "How big should the trunk be?"],
  oneThing: "About how much fits in the trunk?",
  topics: [
    "cargo space",
    "cargo volume",
    "trunk space",
    "boot space",
    "luggage space",
    "trunk size",
    "trunk",
    "cargo room",
  ],
  echoes: ["luggage", "room", "load", "haul", "hauling"],
  hints: ["cargo", "trunk", "boot", "space"],
  nouns: ["(cargo|trunk|boot|luggage|storage) [space|room|volume|capacity|area]", "behind the (third|3rd) row"],
  fits: (value) => value >= 6 && value <= 300,
  impossible: (value) => `No car holds ${value} cubic feet behind its seats, so I left it out.`,
  near: [
    "(cargo|trunk|boot|luggage|storage|back|hatch|stuff|groceries|gear)",
    "behind the (seats|back seats|rear seats)",
  ],
  things: [
    "(kayak|kayaks|canoe|ladder|ladders|couch|sofa|mattress|dresser|bike|table|piano|wheelchair|scooter|crate|kennel|tv|surfboard|paddleboard|plywood|lumber|boards|pipe|pipes|poles|drum kit|keyboard|harp|tuba|cello|bass|easel|rug|desk|bookcase|freezer|fridge|washer)",
  ],
  asks: {
    fact: /\b(?:cargo|trunk|cubic (?:feet|foot)|(?:room|space|place|roomy|much|big)\b.{0,40}\bbehind|how (?:big|deep|roomy)\b.{0,20}\b(?:the|its) (?:back|rear|hatch)(?! seats?| rows?| bench)|behind (?:the|its) (?:third|3rd|back|rear|last)|boot|luggage|stroller|storage|(?:will|can|does|do|would|could) .{0,40}\bfit(?! (?:[4-9]|four|five|six|seven|eight|nine)\b(?! ?(?:'|"|f|inch|cub|bag|suit|bike|box)))|fits? (?:a|my|the|two|three|in)|(?:go|goes|lie|ride) in (?:the|its) (?:back|rear|trunk|hatch)|golf clubs|big dog)\b/,
    more: ["roomy", "spacious", "(big|roomy|spacious) (inside|in [the] back)"],
    less: ["cramped", "tight"],
    amounts: [
      "cargo",
      "trunk",
      "boot",
      "luggage",
      "storage",
      "space",
      "room",
      "(stuff|gear|junk)",
      "(cargo|trunk|luggage|storage|boot|interior) (space|room|area)",
      "(swallow|swallows)",
      "(hold|holds)",
    ],
  },
  tells: {
    ends: { from: 2, best: "most room", worst: "least room", amount: true },
    one: "has {v} cubic feet of cargo space behind its rear seats",
    most: "roomiest",
    least: "least roomy",
    better: {
      two: "has more cargo space, by {gap}",
      several: "has the most cargo space, by {gap}",
      even: "have the same cargo space",
    },
  },
  claims: { words: ["cargo", "trunk"], units: ["ft³"] },
};

export const cargoVoices: SlotVoices = {
  wishes: ["{v} cubic feet of cargo space or more", "a trunk of at least {v} cubic feet"],
  reasons: ["the stroller has to fit", "I haul gear every weekend"],
  paraphrases: ["{v} cubic feet in the back"],
  clause: "has at least {v} cubic feet of cargo space",
};
