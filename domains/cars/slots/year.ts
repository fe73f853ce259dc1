import { yearTalk } from "@/domains/lexicon/year-words";
import { anyYear } from "@/domains/shared-slots";
import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const year = {
  ...anyYear,
  limits: { possible: [1886, 2100], shipped: [2015, 2026] },
  care: 0.6,
  places: { filter: 50, facts: 50 },
} as const satisfies NumberSlot;

export const yearWords: SlotWords = {
  questions: ["How new should it be?", "Which model year or newer?"],
  oneThing: "What model year is it?",
  topics: [
    "year",
    "years",
    "model year",
    "year of manufacture",
    "year range",
    "age",
    "newness",
    "exact year",
    "year of production",
    "how new",
    "how old",
    "production year",
  ],
  echoes: [
    "date",
    "vintage",
    "age",
    "birthday",
    "birthdays",
    "calendar",
    "earlier",
    "ancient",
    "rustier",
    "old",
    "newness",
    "fossil",
    "antique",
  ],
  hints: ["older", "newer", "newest", "oldest", "recent"],
  nouns: ["year", "model year", "years", "newness", "age"],
  loosened: -2,
  keptBy: "newer|newest|more recent|more modern|younger",
  counts: "year",
  fits: (value) => value >= 1900 || (value >= 0 && value < 100),
  impossible: (value) => `I have no cars from ${value}, so I left it out.`,
  asks: {
    fact: /\b(?:years?|how new|how old|newer|older|newest|since when|when did|(?:still|stop(?:ped)?) (?:make|made|making|build|built|building|sell|sold|selling|being made|being sold|in production|around|produced?|producing)|discontinued?)\b/,
    more: ["new", "recent", "modern", "late", "young", "fresh"],
    less: ["old", "dated", "ancient"],
    amounts: ["year", "model year"],
  },
  tells: {
    ...yearTalk.tells,
    one: "is a {v} model",
    better: { ...yearTalk.tells.better, even: "are from the same model year" },
  },
  claims: yearTalk.claims,
};

export const yearVoices: SlotVoices = {
  wishes: [
    "a model year of {v} or later",
    "something built in {v} or after",
    "a car no older than {v}",
    "the year {v} or newer",
  ],
  reasons: ["older ones feel dated to me", "I want the recent safety gear", "I plan to keep it for long"],
  paraphrases: ["{v} or newer", "not older than {v}", "from {v} onwards"],
  clause: "is from {v} or newer",
};
