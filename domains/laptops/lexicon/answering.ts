import type { Edge } from "@/domains/slot";

export const answering = {
  /** Facts to tell by default. */
  usual: ["price", "processor", "memory", "screen"],
  compared: ["price", "battery"],
  figures: ["price", "memory", "battery", "processor"],
  tables: {
    compare: ["price", "processor", "graphics", "memory", "storage", "screen", "weight", "battery"],
    leader: ["price", "processor", "memory", "battery"],
    recommend: ["price", "processor", "memory", "battery", "year"],
    cost: ["price", "memory"],
    running: ["battery", "price"],
  },
  edges: [
    { slot: "price", from: 30, better: "it costs {gap} less" },
    { slot: "battery", from: 1, better: "it runs {gap} longer" },
    { slot: "weight", from: 0.3, better: "it's {gap} lighter" },
    { slot: "memory", from: 8, better: "it has {gap} more memory" },
    { slot: "storage", from: 256, better: "it has {gap} more storage" },
    { slot: "year", from: 1, better: "it's newer" },
  ],
  contrasts: [
    { slot: "price", from: 20, grain: 10, better: "is {gap} less", worse: "it costs {gap} more" },
    { slot: "battery", from: 1, better: "runs {gap} longer", worse: "it runs {gap} less" },
    { slot: "weight", from: 0.3, better: "is {gap} lighter", worse: "it's {gap} heavier" },
    { slot: "memory", from: 8, better: "has {gap} more memory", worse: "it has {gap} less memory" },
    { slot: "year", from: 1, better: "is from {v}", worse: "it's from {v}" },
  ],
  leads: [
    { slot: "battery", from: 1, says: "Longest battery life: {v}" },
    { slot: "weight", from: 0.2, says: "Lightest: {v}" },
    { slot: "price", from: 30, says: "Cheapest" },
    { slot: "year", from: 1, says: "Newest" },
    { slot: "memory", from: 8, says: "Most memory: {v}" },
    { slot: "storage", from: 256, says: "Most storage: {v}" },
  ],
  mileages: [],
  /** What a dearer one may give for its price. */
  differing: ["price", "year", "memory", "storage", "battery", "weight"],
  alike: ["style"],
  /** A model's name decides the slots `of` it. */
  kind: { slot: "style", differs: "it's {v}", of: ["style", "make"] },
} as const;

answering satisfies { edges: readonly Edge[]; contrasts: readonly Edge[] };

export const factGroups = [
  { title: "Inside", slots: ["processor", "graphics", "memory", "storage", "system"] },
  { title: "Screen", slots: ["screen", "resolution", "refresh"] },
  { title: "On the go", slots: ["weight", "battery"] },
] as const;

export const comesWith = { title: "Comes with", slot: "equipment" } as const;
