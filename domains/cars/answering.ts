import type { Edge } from "@/domains/slot";

/** Tables that answers share. Each slot's module has its own phrases. */
export const answering = {
  /** The facts to tell when nobody asks for others. */
  usual: ["msrp", "highwayMpg", "drivenWheels", "horsepower"],
  /** Comparisons that name nothing use these. */
  compared: ["msrp", "highwayMpg"],
  /** Each car's line of figures in a list. */
  figures: ["msrp", "highwayMpg", "horsepower", "drivenWheels"],
  /** Rows of the tables beside the words. */
  tables: {
    compare: ["msrp", "highwayMpg", "cityMpg", "horsepower", "drivenWheels", "size"],
    leader: ["msrp", "highwayMpg", "horsepower", "size"],
    recommend: ["msrp", "highwayMpg", "horsepower", "year"],
    cost: ["msrp", "highwayMpg"],
    running: ["highwayMpg", "cityMpg", "msrp"],
  },
  /** Reasons for one of several named cars, from a difference that decides. */
  edges: [
    { slot: "msrp", from: 500, better: "it costs {gap} less" },
    { slot: "highwayMpg", from: 2, better: "it gets {gap} more" },
    { slot: "year", from: 1, better: "it's newer" },
    { slot: "horsepower", from: 15, better: "it has {gap} more" },
  ],
  /** A runner-up's gains and losses against the first car, from a noticeable difference. */
  contrasts: [
    { slot: "msrp", from: 250, grain: 10, better: "is {gap} less", worse: "it costs {gap} more" },
    { slot: "highwayMpg", from: 2, alike: "electric", better: "gets {gap} more", worse: "it gets {gap} less" },
    { slot: "year", from: 1, better: "is a {v}", worse: "it's a {v}" },
  ],
  /** A listed car's lead over the others, from a noticeable margin. */
  leads: [
    { slot: "cargo", from: 2, says: "Most room: {v}" },
    { slot: "highwayMpg", from: 2, says: "Best mileage: {v}" },
    { slot: "msrp", from: 300, says: "Cheapest" },
    { slot: "year", from: 1, says: "Newest" },
    { slot: "range", from: 10, says: "Longest range: {v}" },
    { slot: "horsepower", from: 15, says: "Most power: {v}" },
  ],
  /** For a model that writes a reply. */
  mileages: [
    { slot: "highwayMpg", told: "highway" },
    { slot: "cityMpg", told: "city" },
  ],
  /** The kind of a thing, told where nothing else is worse. */
  kind: { slot: "style", differs: "it's {v}" },
} as const;

answering satisfies { edges: readonly Edge[]; contrasts: readonly Edge[] };
