import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

export const towing = {
  name: "towing",
  kind: "number",
  unit: "lb",
  grouped: true,
  label: "towing capacity",
  title: "Towing",
  direction: "more",
  csv: { header: "Towing Capacity", optional: true },
  limits: { possible: [100, 60000], shipped: [500, 21000] },
  grain: { typed: 100, slid: 100, offered: 500, banded: 500, asked: 1500 },
  places: { filter: 47, facts: 57 },
} as const satisfies NumberSlot;

export const towingWords: SlotWords = {
  floor: true,
  questions: ["How much do you need to tow?", "Will it pull anything, and how heavy?"],
  oneThing: "About how much can it tow?",
  topics: ["towing capacity", "tow rating", "towing", "how much it can tow", "how much can it tow"],
  echoes: ["towing", "tows", "pulling", "pulls", "hitch", "camper", "boat", "caravan"],
  hints: ["tow", "pull", "trailer"],
  nouns: [
    "(tow|tows|towing|tow rating|towing capacity|must pull|to pull|can pull|pulls|pulling)",
    "(pull|pulls|pulling|haul|hauls|hauling) [a|an|my|our|the|some] [big|small|heavy|little] (trailer|boat|camper|caravan|load|loads|toys|lumber|horses)",
    "[little|small|big|enclosed|utility|cargo|dump|flatbed|travel|horse|boat|bass|car|equipment|pop up|double|single|tandem] [axle|enclosed] (trailer|boat|camper|caravan|hitch)",
  ],
  units: ["[(lb|lbs|pound|pounds|kg|kilos)] [of] (tow|towing) [capacity|rating|power]"],
  fits: (value) => value >= 500 && value <= 25_000,
  impossible: (value) => `No car tows ${value} pounds, so I left it out.`,
  near: [
    "(tow|tows|towing|tow capacity|pull|pulls|pulling|haul|hauls|hauling|drag|drags|dragging|lug|lugs|hitch|gooseneck)",
    "[little|small|big|enclosed|utility|cargo|dump|flatbed|travel|horse|boat|bass|car|equipment|pop up|double|single|tandem] [axle|enclosed] (trailer|trailers|boat|sailboat|pontoon|skiff|camper|caravan|airstream|fifth wheel|toy hauler|u haul|pop up|popup|jet ski|jet skis|snowmobiles|float|glider|horse box|horsebox|tractor|bumper pull|tow dolly|skid steer|excavator) [that|which] [(weighs|weighing|weighed|weight)]",
  ],
  things: [
    "[my|our|the|a|an|his|her|their] (trailer|boat|sailboat|pontoon|bass boat|skiff|camper|caravan|airstream|fifth wheel|toy hauler|u haul|pop up|popup|travel trailer|horse trailer|utility trailer|jet skis|snowmobiles|glider|horse box|horsebox|tractor|skid steer|excavator|teardrop)",
  ],
  asks: {
    fact: /\b(?:tow|tows|towing|pulls?(?: (?:a|my|the))?$|pulls? (?:a|my|the|it|that|them|this)|trailer|enough (?:for|to (?:pull|haul)) (?:[\w-]+ ){0,5}(?:camper|trailer|boat|rv|fifth wheel|toy hauler|horses)|how many (?:pounds|lbs?)|(?:rated|good) for$|(?<!\b(?:is it|they|highly|best|top|well) )rated$)\b/,
    amounts: ["(tow|tows|towing)", "(pull|pulls)", "towing capacity"],
  },
  tells: {
    ends: { from: 300, best: "tows the most", worst: "tows the least", amount: true },
    one: "tows up to {v} lb",
    span: "tows {v} lb, depending on the version",
    most: "one that tows the most",
    least: "one that tows the least",
    better: { two: "tows more, by {gap}", several: "tows the most, by {gap}", even: "tow the same" },
  },
  claims: { words: ["tow", "tows", "towing"], units: ["lb"] },
};

export const towingVoices: SlotVoices = {
  wishes: ["{v} pounds of towing capacity or more", "able to tow {v} pounds"],
  reasons: ["we have a boat", "the camper comes along in summer"],
  paraphrases: ["it has to pull {v} pounds"],
  clause: "tows at least {v} pounds",
};
