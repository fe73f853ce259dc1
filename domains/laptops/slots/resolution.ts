import { thousands } from "@/domains/laptops/lexicon/price-words";
import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const resolution = {
  name: "resolution",
  kind: "text",
  label: "resolution",
  required: true,
  says: "adjective",
  csv: { header: "Resolution" },
  order: ["HD", "Full HD", "2.5K", "3K", "4K"],
  upward: "or sharper",
  care: 0.1,
  places: { filter: 90, facts: 45 },
  versions: { group: "words", place: 60 },
} as const satisfies WordSlot;

const shown = "[screen|display|panel|resolution|monitor|screens]";

export const resolutionWords: SlotWords = {
  questions: ["How sharp should the screen be?", "Which resolution do you want, and does it matter much?"],
  oneThing: "Which resolution does its screen have?",
  topics: [
    "resolution",
    "screen resolution",
    "display resolution",
    "pixels",
    "how sharp",
    "sharpness",
    "picture quality",
  ],
  echoes: ["pixels", "sharp", "sharpness", "resolution"],
  hints: ["sharper", "crisper"],
  values: [
    {
      say: [
        `full hd [plus] ${shown}`,
        `fhd ${shown}`,
        `1080 p ${shown}`,
        `1080 ${shown}`,
        "1920 [x|by] (1080|1200)",
        `1200 p ${shown}`,
      ],
      means: /^full hd$/,
      guard: { before: ["$"] },
    },
    {
      say: [
        `(720|768) p ${shown}`,
        "1366 [x|by] 768",
        `(plain|only|just|regular|basic) hd ${shown}`,
        `hd ready`,
        `hd ${shown}`,
      ],
      means: /^hd$/,
      guard: { before: ["full", "ultra"], after: ["or", "webcam", "camera", "video"] },
    },
    {
      say: [
        `2.5 k ${shown}`,
        `2 k (screen|display|panel|resolution|monitor|oled|touchscreen)`,
        `(qhd|wqhd|wqxga|quad hd) ${shown}`,
        `(1440|1600) p ${shown}`,
        "2560 [x|by] (1440|1600)",
        "(resolution|screen|display|panel) (is|of|at) 2 k",
      ],
      means: /^2\.5k$/,
      guard: { before: ["$"] },
    },
    { say: ["2 k"], means: /^2\.5k$/, guard: thousands },
    {
      say: [
        `(3|2.8|3.2|2.9) k ${shown}`,
        "2880 [x|by] (1800|1920)",
        "3072 [x|by] 1920",
        "3200 [x|by] 2000",
        "3 k retina",
      ],
      means: /^3k$/,
      guard: { before: ["$", "under", "below", "than", "about", "around", "to", "max"] },
    },
    {
      say: [
        `4 k (screen|display|panel|resolution|monitor|oled|video|touchscreen)`,
        `(uhd|ultra hd) ${shown}`,
        `2160 p ${shown}`,
        "3840 [x|by] (2160|2400)",
      ],
      means: /^4k$/,
    },
    {
      say: ["4 k"],
      means: /^4k$/,
      guard: thousands,
    },
  ],
  asks: {
    fact: /\b(?:resolution|how sharp|sharp(?:er|est)?|pixels?|(?:full |ultra )?hd|fhd|qhd|uhd|1080p?|1440p?|4k|retina)\b/,
    more: ["sharp", "crisp"],
    less: ["blurry", "grainy"],
    amounts: ["resolution", "pixels"],
  },
  tells: {
    one: "has a {v} screen",
    several: "comes with a {v} screen",
    most: "sharpest",
    least: "least sharp",
    better: {
      two: "has a sharper screen",
      several: "has the sharpest screen",
      even: "have equally sharp screens",
    },
  },
  claims: { words: ["resolution"], values: ["hd", "2.5k", "3k", "4k"] },
};

export const resolutionVoices: SlotVoices = {
  wishes: ["a {v} screen", "{v} resolution"],
  reasons: ["small text should be crisp", "I look at photos all day"],
  paraphrases: ["{v} screen", "{v}"],
  clause: "has a {v} screen",
};
