import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const size = {
  name: "size",
  kind: "text",
  label: "size",
  required: true,
  says: "adjective",
  csv: { header: "Vehicle Size" },
  care: 0.4,
  choice: "few",
  places: { filter: 110, facts: 100 },
  versions: { group: "words", place: 50 },
  order: ["Compact", "Midsize", "Large"],
  finer: "length",
  spoken: { Compact: "compact", Midsize: "midsize", Large: "large" },
} as const satisfies WordSlot;

export const sizeWords: SlotWords = {
  questions: ["How big should it be?", "Which size do you want, and how set are you on it?"],
  oneThing: "How big is it?",
  topics: ["size", "vehicle size", "car size", "size class", "exact size", "size category", "how big", "dimensions"],
  hints: ["bigger", "smaller", "larger"],
  values: [
    { say: ["compact", "compact (size|sized|car)", "subcompact"], means: /^compact$/ },
    {
      say: [
        "the smaller the better",
        "as small as (possible|you have|i can get|they come)",
        "the smallest [car|one|thing] (you have|youve got|you can find)",
      ],
      means: /^compact$/,
    },
    {
      say: [
        "the (bigger|larger) the better",
        "as (big|large) as (possible|you have|i can get|they come)",
        "the (biggest|largest) [car|one|thing] (you have|youve got|you can find)",
      ],
      means: /^large$/,
    },
    {
      say: ["on the (small|smaller|compact|little) side", "(small|compact|little|tiny) enough (to|for)"],
      means: /^compact$/,
    },
    { say: ["small", "little", "tiny", "small (size|sized)", "smallish"], means: /^compact$/, guard: "noun" },
    {
      say: ["mini"],
      means: /^compact$/,
      guard: { next: ["suv", "suvs", "crossover", "crossovers", "truck", "pickup"] },
    },
    {
      say: [
        "midsize",
        "mid size",
        "midsized",
        "mid sized",
        "(medium|middle) (size|sized)",
        "mid size (car|vehicle)",
        "intermediate size",
      ],
      means: /^midsize$/,
    },
    { say: ["medium", "mid"], means: /^midsize$/, guard: "noun" },
    {
      say: ["full size", "fullsize", "full sized", "large size", "large sized"],
      means: /^large$/,
      guard: { after: ["spare", "bed", "spares", "tire", "wheel", "doors"] },
    },
    {
      say: [
        "(not|isnt|aint|wasnt|nothing like|less of|without being) [such] [a|an] [big|huge|giant] (boat|tank|bus|ship|barge|whale|yacht|behemoth|beast|monster|monster truck|aircraft carrier)",
        "not (real|really|so|that|very|super|overly|crazy|terribly) (big|large|huge|massive|enormous|gigantic|giant)",
        "(isnt|arent|wasnt|aint) [too|so|that|very|really|super] (big|large|huge|massive|enormous|gigantic|giant)",
      ],
      means: /^large$/,
      guard: { after: "trailer owner person ramp trip ride route driver in on at for to but of deal".split(" ") },
      refuses: { slot: "size", means: /^$/ },
    },
    {
      say: [
        "(large|big|huge|bigger|larger|roomy|spacious)",
        "(massive|enormous|gigantic|giant|humongous|ginormous|oversized)",
      ],
      means: /^large$/,
      guard: "noun",
    },
  ],
  asks: {
    fact: /\b(?:how big(?! (?:is|are)(?: the| its)? (?:back|rear|hatch|trunk|boot|cargo))|size|(?<!how )big|bigger|biggest|small|smaller|compact|midsize|large|larger|roomy|roomier)\b/,
    more: ["big", "large", "huge", "roomy", "spacious"],
    less: ["small", "tiny", "compact", "little"],
    amounts: ["size"],
    along: ["length"],
  },
  tells: {
    one: "counts as {v}",
    leader: "{size}, {style}",
    most: "biggest, by size class,",
    least: "smallest, by size class,",
    better: {
      two: "is in a bigger size class",
      several: "is in the biggest size class",
      even: "are in the same size class",
    },
  },
  claims: {
    words: ["size", "sizes", "big", "small"],
    loose: ["big", "small"],
    values: ["compact", "midsize", "large"],
  },
};

export const sizeVoices: SlotVoices = {
  wishes: ["a {v} body size", "{v} dimensions", "a car of {v} size", "the {v} size class"],
  reasons: ["my parking spot sets the measure", "it feels right behind the wheel", "the family has to fit"],
  paraphrases: ["{v}, size-wise", "{v} is the size"],
  clause: "is {v} in size",
};
