import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";
import { inLowerCase } from "./in-lower-case";

export const marketCategory = {
  name: "marketCategory",
  kind: "set",
  label: "kind",
  says: "noun",
  csv: { header: "Market Category" },
  care: 0.1,
  places: { filter: 130, facts: 130 },
  versions: { group: "wished", place: 30 },
  spoken: {
    ...inLowerCase("Crossover", "Luxury", "Performance", "High-Performance", "Exotic", "Factory Tuner", "Hatchback"),
    ...inLowerCase("Hybrid", "Plug-In Hybrid", "Diesel"),
    "Flex Fuel": "flex-fuel",
  },
} as const satisfies WordSlot;

export const marketCategoryWords: SlotWords = {
  questions: ["What kind of car should it be?", "Are you after a certain kind of car?"],
  oneThing: "What kind of car is it?",
  topics: ["market category", "category", "segment"],
  values: [
    { say: ["hybrid", "hybrid (car|vehicle|powertrain|engine)", "petrol electric", "gas electric"], means: /^hybrid$/ },
    { say: ["crossover", "cross over", "cuv"], means: /^crossover$/ },
    { say: ["luxury", "luxurious", "premium brand", "upscale"], means: /^luxury$/, guard: "noun" },
    { say: ["performance", "sporty", "sport", "sports"], means: /^performance$/, guard: "noun" },
    { say: ["high performance"], means: /^high-performance$/ },
    { say: ["exotic", "supercar", "exotic car"], means: /^exotic$/ },
    { say: ["factory tuner", "factory tuned"], means: /^factory tuner$/ },
    {
      say: ["(plug in hybrid|plugin hybrid|phev|plug in|plugin) [car|vehicle]"],
      means: /plug-?in hybrid/,
      held: true,
      // "120 volt plugs in the bed."
      guard: { after: "the a an my our his her it there something things stuff power tools".split(" ") },
    },
  ],
  tells: { one: "is listed as {v}" },
  claims: {
    words: ["kind"],
    loose: ["kind"],
    values: ["hybrid", "plug-in", "crossover", "luxury", "performance", "high-performance", "exotic", "tuner"],
  },
};

export const marketCategoryVoices: SlotVoices = {
  wishes: ["something from the {v} category", "a car counted as {v}", "the {v} kind"],
  reasons: ["it fits how I use a car", "I like that sort"],
  paraphrases: ["{v} category", "the {v} type"],
  clause: "is in the {v} category",
};
