import type { Name, NumericName, TextName } from "@/domains/laptops";
import type { Answering, FactGroup } from "@/domains/pack";

export const answering: Answering<Name, NumericName, TextName> = {
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
    { slot: "battery", from: 1, says: "Longest-lasting: {v}" },
    { slot: "weight", from: 0.2, says: "Lightest: {v}" },
    { slot: "price", from: 30, says: "Cheapest" },
    { slot: "year", from: 1, says: "Newest" },
    { slot: "memory", from: 8, says: "Most memory" },
    { slot: "storage", from: 256, says: "Most storage" },
  ],
  mileages: [],
  differing: ["price", "year", "memory", "storage", "battery", "weight"],
  alike: ["style"],
  kind: { differs: "it's {v}", of: ["style", "make"] },
  beyond: [
    { slot: "memory", by: 8, says: "at least {v} GB of memory" },
    { slot: "battery", by: 2, says: "at least {v} hours of battery life" },
  ],
};

export const factGroups: readonly FactGroup<Name>[] = [
  { title: "Inside", slots: ["processor", "graphics", "memory", "storage", "system"] },
  { title: "Screen", slots: ["screen", "resolution", "refresh"] },
  { title: "On the go", slots: ["weight", "battery"] },
];

export const comesWith = { title: "Comes with", slot: "equipment" } as const;
