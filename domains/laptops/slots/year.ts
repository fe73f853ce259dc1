import { yearTalk } from "@/domains/lexicon/year-words";
import { anyYear } from "@/domains/shared-slots";
import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const year = {
  ...anyYear,
  limits: { possible: [1985, 2030], shipped: [2019, 2026] },
  care: 0.3,
  places: { filter: 60, facts: 100 },
  versions: { group: "numbers", place: 60, head: "year" },
} as const satisfies NumberSlot;

export const yearWords: SlotWords = {
  questions: ["How new should it be?", "Which model year or newer?"],
  oneThing: "About which year is it from?",
  topics: [
    "year",
    "years",
    "model year",
    "release year",
    "release date",
    "year of manufacture",
    "year range",
    "age",
    "newness",
    "exact year",
    "how new",
    "how old",
    "when it came out",
  ],
  echoes: ["date", "vintage", "age", "generation", "gen", "earlier", "ancient", "old", "newness", "fossil", "antique"],
  hints: ["older", "newer", "newest", "oldest", "recent", "outdated"],
  nouns: ["year", "model year", "years", "newness", "age", "(released|came out) in"],
  loosened: -1,
  keptBy: "newer|newest|more recent|more modern",
  counts: "year",
  fits: (value) => (value >= 2005 && value <= 2035) || (value >= 18 && value <= 29),
  impossible: (value) => `I have no laptops from ${value}, so I left it out.`,
  asks: {
    fact: /\b(?:years?(?! of)|how new|how old|newer|older|newest|since when|when did|when was|come out|came out|release[ds]?)\b/,
    more: ["new", "recent", "modern", "late", "fresh"],
    less: ["old", "dated", "ancient", "outdated"],
    amounts: ["year", "model year"],
  },
  ...yearTalk,
};

export const yearVoices: SlotVoices = {
  wishes: [
    "a model year of {v} or later",
    "something that came out in {v} or after",
    "a laptop no older than {v}",
    "the year {v} or newer",
  ],
  reasons: ["older ones feel slow to me", "I want updates for a long time", "I plan to keep it for years"],
  paraphrases: ["{v} or newer", "not older than {v}", "from {v} onwards"],
  clause: "is from {v} or newer",
};
