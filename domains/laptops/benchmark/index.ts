import type { Name, NumericName } from "@/domains/laptops";
import type { Benchmark } from "@/domains/pack";
import personas from "./personas.json" with { type: "json" };

const wishes = ["year", "memory", "storage", "price", "battery", "weight", "processor"] as const;

export const benchmark: Benchmark<Name, NumericName> = {
  thing: "laptop",
  base: {
    persona: (value) => `a ${value("make")} ${value("style")} laptop`,
    query: (value) => `I am looking for a ${value("make")} ${value("style")} laptop.`,
  },
  wishes,
  moreWishes: [...wishes, "screen", "refresh", "resolution", "graphics"],
  leastBudget: 300,
  named: [
    "make",
    "model",
    "year",
    "processor",
    "graphics",
    "memory",
    "storage",
    "screen",
    "weight",
    "battery",
    "price",
  ],
  key: ["make", "model", "year", "processor", "memory", "storage", "price"],
  near: {
    memory: /memory|\bram\b/i,
    storage: /storage|drive|\bssd\b/i,
    battery: /hours?|batter/i,
    screen: /inch|screen/i,
  },
  ...personas,
  mildMotive: "fits its kind (an ultrabook is easy to carry, a gaming laptop fun, a workstation fast at heavy work)",
  load: [
    ["price", "<="],
    ["battery", ">="],
    ["year", ">="],
    ["processor", "=="],
    ["memory", ">="],
    ["storage", ">="],
    ["screen", ">="],
    ["model", "=="],
    ["graphics", "=="],
    ["resolution", "=="],
    ["weight", "<="],
    ["year", "<="],
  ],
  jittered: ["price", "battery"],
};
