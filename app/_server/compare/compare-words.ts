import type { ComparedMethod } from "@/lib/relaxation/compare/compare-facts";

/** Names and rules of the compared methods as the compare page says them; nothing of this is shown in a study. */
export const methodWords: Readonly<Record<ComparedMethod, { name: string; rule: string }>> = {
  local: { name: "Local", rule: "reads each wish where it is said" },
  hybrid: { name: "Hybrid", rule: "local first, greedy if that fails" },
  formal: { name: "Formal", rule: "smallest edit that works" },
  optimal: { name: "Optimal", rule: "least total weight, proven" },
  global: { name: "Global", rule: "only the least of the whole talk" },
  greedy: { name: "Greedy", rule: "smallest set that is not empty" },
  pairwise: { name: "Pairwise", rule: "ranked by comparisons, in turn" },
};

/** Requests on which the methods part; how far is computed from the catalog, never written down. */
export const compareExamples = [
  {
    text: "All-wheel drive is a must. A wagon or an SUV is very important, under $24,000 is important, 35 mpg highway matters, 2019 or newer would be nice.\nI drive 90 miles a day: I'd rather stretch the price than the mileage.",
    style: "Wagon",
  },
  {
    text: "All-wheel drive is a must. A wagon or an SUV is important, under $24,000 matters to me, 2019 or newer is very important. 35 mpg highway would be nice.\nI drive 90 miles a day: I'd rather stretch the price than the mileage.",
    style: "4dr SUV",
  },
  {
    text: "A minivan is a must. Hybrid is important, all-wheel drive really matters, under $35,000, and 280 horsepower would be nice.",
    style: "Passenger Minivan",
  },
  {
    text: "It must be a convertible. A manual gearbox is very important, at least 300 horsepower is important. Under $28,000. 30 mpg highway would be nice, and 2020 or newer is a bonus.",
    style: "Convertible",
  },
] as const;
