import type { Name, NumericName } from "@/domains/cars";
import type { Benchmark } from "@/domains/pack";
import personas from "./personas.json" with { type: "json" };

/** AWARE-US (Kurmaz, arXiv 2601.02643), as its code has it. Three extra slots allow eight wishes. */
const wishes = ["year", "cityMpg", "highwayMpg", "msrp", "model", "size", "fuelType"] as const;

export const benchmark: Benchmark<Name, NumericName> = {
  thing: "car",
  base: {
    persona: (value) => {
      const gearbox = value("transmission").toLowerCase().replaceAll("_", " ");
      return `a ${value("make")} ${value("style")} with ${gearbox} transmission and ${value("drivenWheels")}`;
    },
    query: (value) =>
      `I am looking for a ${value("make")} ${value("style")} with a ${value("transmission")} transmission and ${value("drivenWheels")}.`,
  },
  wishes,
  moreWishes: [...wishes, "horsepower", "marketCategory", "doors"],
  leastBudget: 12_000,
  doubled: ["Diesel", "Flex Fuel", "Hatchback"],
  named: [
    "make",
    "model",
    "year",
    "fuelType",
    "transmission",
    "drivenWheels",
    "size",
    "style",
    "cityMpg",
    "highwayMpg",
    "msrp",
  ],
  key: ["make", "model", "year", "msrp"],
  near: { cityMpg: /city/i, highwayMpg: /highway/i },
  ...personas,
  mildMotive: "fits its body (a sedan is a comfortable daily car, an SUV practical, a pickup a workhorse, a coupe fun)",
  load: [
    ["msrp", "<="],
    ["highwayMpg", ">="],
    ["year", ">="],
    ["fuelType", "=="],
    ["cityMpg", ">="],
    ["horsepower", ">="],
    ["size", "=="],
    ["model", "=="],
    ["marketCategory", "=="],
    ["doors", "=="],
    ["cylinders", "=="],
    ["year", "<="],
  ],
  jittered: ["msrp", "highwayMpg", "cityMpg"],
};
