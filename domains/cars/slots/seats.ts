import { peopleTalk } from "@/domains/lexicon/people-words";
import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const seats = {
  name: "seats",
  kind: "number",
  unit: "",
  counted: "seats",
  label: "seats",
  direction: "more",
  csv: { header: "Seats", optional: true },
  limits: { possible: [1, 20], shipped: [1, 15] },
  knownExactly: true,
  care: 0.15,
  lasts: true,
  places: { filter: 45, facts: 55 },
  versions: { group: "wished", place: 15, unit: "seats" },
} as const satisfies NumberSlot;

export const seatsWords: SlotWords = {
  questions: ["How many people should it seat?", "How many seats do you need?"],
  oneThing: "How many seats does it have?",
  topics: ["seats", "seating", "number of seats", "seat count", "how many seats", "how many people"],
  echoes: ["seat", "seats", "row", "bench", "chair", "chairs", "belts"],
  hints: ["rows"],
  ...peopleTalk,
  states: [
    {
      say: [
        "(third|3rd) row [seat|seats|seating]",
        "(three|3) (rows|row|lines|line) [of] [(seats|seat|chairs|chair|seating|benches|places)]",
      ],
      op: ">=",
      value: 6,
    },
    { say: ["[only|just] (two|2) (rows|row) [only] [of] [(seats|seat|chairs|seating|benches)]"], op: "<=", value: 5 },
    { say: ["(some|any|real|usable|proper|actual|working) (back|rear) (seat|seats)"], op: ">=", value: 4 },
    // The driver needs a seat, and children shouldn't sit in front.
    {
      say: [
        "(two|2) [rear|forward|front] [facing] (car|child|baby|booster|infant) (seats|seat)",
        "(two|2) [rear|forward|front] [facing] carseats",
        "(two|2) (rear|forward|front) facing [seats]",
      ],
      op: ">=",
      value: 4,
    },
    {
      say: [
        "(three|3) [rear|forward|front] [facing] (car|child|baby|booster|infant) (seats|seat)",
        "(three|3) [rear|forward|front] [facing] carseats",
        "(three|3) (rear|forward|front) facing [seats]",
      ],
      op: ">=",
      value: 5,
    },
    {
      say: [
        "(four|4) [rear|forward|front] [facing] (car|child|baby|booster|infant) (seats|seat)",
        "(four|4) [rear|forward|front] [facing] carseats",
        "(four|4) (rear|forward|front) facing [seats]",
      ],
      op: ">=",
      value: 6,
    },
    { say: ["[a] (two|2) (seater|seaters)", "(two|2) (passenger|seats)"], op: "==", value: 2 },
  ],
  fits: (value) => value >= 2 && value <= 15,
  impossible: (value) => `No car has ${value} seats, so I left it out.`,
  answers: ["the number of seats"],
  things: [
    "(im|i am|hes|he is|shes|she is|i stand|im like|im about) [only|just|about|like|almost|nearly]",
    "[my] (husband|wife|son|daughter|boyfriend|girlfriend|dad|father|mom|brother|kid|boy|partner|roommate|teenager) [(is|stands|s)]",
    "(guy|man|woman|person|driver|boy|fella|dude)",
  ],
  asks: {
    fact: /(?<!\bbehind\b.*)\b(?:how (?:many|much)\b(?: [\w'-]+){0,6} (?:sits?|seats?)\b|seats?|seating|third row|3rd row|rows|how (?:many|much) (?:\w+ )?(?:places|spots|chairs)|how many (?:people|persons|kids|adults|folks|heads|bodies|butts|bums|can (?:sit|ride))|(?:fits?|holds?|carry|carries|takes?|room for) (?:[4-9]|four|five|six|seven|eight|nine)\b(?! ?(?:'|"|f|inch|cub|bag|suit|bike|box))|(?:all(?: of us)?|everyone|everybody|we|us|five|six|seven|eight)\b.*\bsit|persons?|people|passengers?|[2-9][- ]?seaters?)\b/,
    amounts: ["(seat|seats)", "(people|persons|passengers)", "rows"],
  },
  tells: {
    ends: { from: 1, best: "most seats", worst: "fewest seats" },
    one: "has {v} seats",
    most: "one with the most seats",
    least: "one with the fewest seats",
    better: { two: "has more seats, by {gap}", several: "has the most seats, by {gap}", even: "have as many seats" },
    gap: { one: "1", other: "{v}" },
  },
  claims: { words: ["seats", "seating"], units: ["seat", "seats"] },
};

export const seatsVoices: SlotVoices = {
  wishes: ["seats for {v}", "room for {v} people", "at least {v} seats"],
  reasons: ["the whole family comes along", "I drive the team to practice"],
  paraphrases: ["{v} seats", "it should seat {v}"],
  clause: "has at least {v} seats",
};
