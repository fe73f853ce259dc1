import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

/** In gigabytes. A terabyte is 1024. */
export const storage = {
  name: "storage",
  kind: "number",
  unit: "GB",
  label: "storage",
  direction: "more",
  stored: "integer",
  required: true,
  csv: { header: "Storage" },
  least: "{v} GB of storage or more",
  most: "at most {v} GB of storage",
  limits: { possible: [8, 16_384], shipped: [32, 8192] },
  grain: { typed: 1, slid: 64, offered: 256, banded: 256, asked: 256 },
  care: 0.5,
  places: { filter: 50, facts: 30 },
  versions: { group: "numbers", place: 30, head: "storage", unit: "GB" },
  knownExactly: true,
} as const satisfies NumberSlot;

export const storageWords: SlotWords = {
  questions: ["How much storage do you need? Is it a must?", "How big should the drive be?"],
  oneThing: "About how much storage does it have?",
  topics: [
    "storage",
    "storage (space|size|capacity)",
    "(disk|drive|hard drive|ssd) [space|size|capacity]",
    "hard disk",
    "ssd",
    "how much (storage|space|disk space)",
    "solid state drive",
  ],
  echoes: ["drive", "disk", "files", "photos", "terabyte", "ssd", "space"],
  hints: ["terabytes"],
  units: [
    "(gb|gig|gigs|gigabyte|gigabytes|g|gbs) [of] [internal|fast|flash|local|nvme|pcie|m 2|solid state] (storage|ssd|hard drive|harddrive|hdd|hard disk|disk|drive|disk space|drive space|hard drive space|space|emmc|rom)",
  ],
  scaled: { "(tb|terabyte|terabytes|tbs|tera|teras|terra|terrabyte)": 1024 },
  sizes: [256, 512],
  loosened: -256,
  keptBy: "more (?:storage|space)|bigger (?:drive|ssd)",
  nouns: ["(storage|ssd|hdd|emmc|nvme)", "(hard|solid state) (drive|disk)", "(disk|drive) [space]"],
  states: [
    { say: ["half [a|of a] (terabyte|tb|tera)", "0.5 (tb|terabyte)"], op: ">=", value: 512 },
    { say: ["(a|one|full|whole) (terabyte|tb|tera)"], op: ">=", value: 1024 },
    { say: ["(two|couple of) (terabytes|tb|teras)"], op: ">=", value: 2048 },
  ],
  fits: (value) => value >= 32 && value <= 16_384,
  impossible: (value) => `No laptop has ${value} GB of storage, so I left it out.`,
  asks: {
    fact: /\b(?:storage|ssd|hard (?:drive|dis[kc])|(?:disk|drive) (?:space|size)|how big is (?:the|its) drive|terabytes?|how much space)\b/,
    amounts: ["(storage|ssd)", "(disk|drive) space", "space", "(hold|holds|store|stores)"],
  },
  tells: {
    ends: { from: 64, best: "most storage", worst: "least storage", amount: true },
    one: "has {v} GB of storage",
    span: "comes with {low} to {high} GB of storage",
    figure: "{v} GB of storage",
    most: "one with the most storage",
    least: "one with the least storage",
    better: {
      two: "has more storage, by {gap}",
      several: "has the most storage, by {gap}",
      even: "have the same storage",
    },
  },
  claims: {
    words: ["storage", "ssd", "drive", "disk"],
    loose: ["drive"],
    units: ["gb", "gig", "gigs", "gigabytes", "tb", "terabyte", "terabytes"],
  },
};

export const storageVoices: SlotVoices = {
  wishes: [
    "{v} GB of storage or more",
    "at least a {v} GB drive",
    "an SSD of {v} GB or bigger",
    "storage from {v} GB up",
  ],
  reasons: ["my photos need the room", "games are huge these days", "I don't trust the cloud"],
  paraphrases: ["{v} GB ssd at least", "{v} gigs of storage minimum"],
  clause: "has at least {v} GB of storage",
};
