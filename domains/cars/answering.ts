import type { Edge } from "@/domains/slot";

/** Tables that answers share. A slot's own phrases are in its module. */
export const answering = {
  /** Of something nobody asked more about. */
  usual: ["msrp", "highwayMpg", "drivenWheels", "horsepower"],
  /** What people compare by when they name nothing. */
  compared: ["msrp", "highwayMpg"],
  /** The line of figures of each of several. */
  figures: ["msrp", "highwayMpg", "horsepower", "drivenWheels"],
  /** Rows of the tables beside the words. */
  tables: {
    compare: ["msrp", "highwayMpg", "cityMpg", "horsepower", "drivenWheels", "size"],
    leader: ["msrp", "highwayMpg", "horsepower", "size"],
    recommend: ["msrp", "highwayMpg", "horsepower", "year"],
    cost: ["msrp", "highwayMpg"],
    running: ["highwayMpg", "cityMpg", "msrp"],
  },
  /** What speaks for one of several that were named, from a difference that decides. */
  edges: [
    { slot: "msrp", from: 500, better: "it costs {gap} less" },
    { slot: "highwayMpg", from: 2, better: "it gets {gap} more" },
    { slot: "year", from: 1, better: "it's newer" },
    { slot: "horsepower", from: 15, better: "it has {gap} more" },
  ],
  /** What a runner-up gives over the first, and gives up, from a difference worth a word. */
  contrasts: [
    { slot: "msrp", from: 250, grain: 10, better: "is {gap} less", worse: "it costs {gap} more" },
    { slot: "highwayMpg", from: 2, alike: "electric", better: "gets {gap} more", worse: "it gets {gap} less" },
    { slot: "year", from: 1, better: "is a {v}", worse: "it's a {v}" },
  ],
  /** What one of the first rows does best among them, from a lead worth a word. */
  leads: [
    { slot: "cargo", from: 2, says: "Most room: {v}" },
    { slot: "highwayMpg", from: 2, says: "Best mileage: {v}" },
    { slot: "msrp", from: 300, says: "Cheapest" },
    { slot: "year", from: 1, says: "Newest" },
    { slot: "range", from: 10, says: "Longest range: {v}" },
    { slot: "horsepower", from: 15, says: "Most power: {v}" },
  ],
  /** Told to a model that writes a reply. */
  mileages: [
    { slot: "highwayMpg", told: "highway" },
    { slot: "cityMpg", told: "city" },
  ],
  /** The kind of a thing, told where nothing else is worse. */
  kind: { slot: "style", differs: "it's {v}" },
} as const;

/** What its lists have to be like. */
answering satisfies { edges: readonly Edge[]; contrasts: readonly Edge[] };
