import type { Name, NumericName, TextName } from "@/domains/cars";
import type { Answering, FactGroup } from "@/domains/pack";

export const answering: Answering<Name, NumericName, TextName> = {
  usual: ["msrp", "highwayMpg", "drivenWheels", "horsepower"],
  compared: ["msrp", "highwayMpg"],
  figures: ["msrp", "highwayMpg", "horsepower", "drivenWheels"],
  tables: {
    compare: ["msrp", "highwayMpg", "cityMpg", "horsepower", "drivenWheels", "size"],
    leader: ["msrp", "highwayMpg", "horsepower", "size"],
    recommend: ["msrp", "highwayMpg", "horsepower", "year"],
    cost: ["msrp", "highwayMpg"],
    running: ["highwayMpg", "cityMpg", "msrp"],
  },
  edges: [
    { slot: "msrp", from: 500, better: "it costs {gap} less" },
    { slot: "highwayMpg", from: 2, better: "it gets {gap} more" },
    { slot: "year", from: 1, better: "it's newer" },
    { slot: "horsepower", from: 15, better: "it has {gap} more" },
  ],
  contrasts: [
    { slot: "msrp", from: 250, grain: 10, better: "is {gap} less", worse: "it costs {gap} more" },
    { slot: "highwayMpg", from: 2, alike: "electric", better: "gets {gap} more", worse: "it gets {gap} less" },
    { slot: "year", from: 1, better: "is newer, a {v}", worse: "it's older, a {v}" },
  ],
  leads: [
    { slot: "cargo", from: 2, says: "Most room: {v}" },
    { slot: "highwayMpg", from: 2, says: "Best mileage: {v}" },
    { slot: "msrp", from: 300, says: "Cheapest" },
    { slot: "year", from: 1, says: "Newest" },
    { slot: "range", from: 10, says: "Longest range: {v}" },
    { slot: "horsepower", from: 15, says: "Most power: {v}" },
  ],
  mileages: [
    { slot: "highwayMpg", told: "highway" },
    { slot: "cityMpg", told: "city" },
  ],
  differing: ["msrp", "year", "horsepower", "highwayMpg", "cargo"],
  alike: ["size", "style"],
  kind: { differs: "it's {v}", of: ["style", "size", "marketCategory", "make", "doors", "seats"] },
  beyond: [
    { slot: "highwayMpg", by: 2, says: "at least {v} mpg highway" },
    { slot: "horsepower", by: 10, says: "at least {v} horsepower" },
  ],
};

export const factGroups: readonly FactGroup<Name>[] = [
  { title: "Room", slots: ["seats", "cargoSecondRow", "cargo", "doors"] },
  {
    title: "Engine",
    slots: ["horsepower", "cylinders", "transmission", "drivenWheels", "highwayMpg", "cityMpg", "range", "fuelType"],
  },
  { title: "Able to", slots: ["towing", "clearance", "weight", "length", "width", "height"] },
];

export const comesWith = { title: "Comes with", slot: "equipment" } as const;
