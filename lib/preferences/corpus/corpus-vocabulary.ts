import type { Vocabulary, VocabularyEntry } from "@/lib/catalog/vocabulary";
import names from "./names.json";

const entries = (counts: Readonly<Record<string, number>>): VocabularyEntry[] =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));

/** A vocabulary of American cars from 1990 to 2017 with every kind of awkward name, for trying the reader without a catalog. */
export const corpusVocabulary: Vocabulary = {
  make: Object.keys(names).map((value) => ({ value, count: 1 })),
  model: Object.entries(names).flatMap(([make, models]) => models.map((value) => ({ make, value, count: 1 }))),
  fuelType: entries({
    "regular unleaded": 7172,
    "premium unleaded (required)": 2009,
    "premium unleaded (recommended)": 1523,
    "flex-fuel (unleaded/E85)": 899,
    diesel: 154,
    electric: 66,
    "flex-fuel (premium unleaded required/E85)": 54,
    "flex-fuel (premium unleaded recommended/E85)": 26,
    "flex-fuel (unleaded/natural gas)": 6,
    Unknown: 3,
    "natural gas": 2,
  }),
  transmission: entries({ AUTOMATIC: 8266, MANUAL: 2935, AUTOMATED_MANUAL: 626, DIRECT_DRIVE: 68, UNKNOWN: 19 }),
  drivenWheels: entries({
    "front wheel drive": 4787,
    "rear wheel drive": 3371,
    "all wheel drive": 2353,
    "four wheel drive": 1403,
  }),
  marketCategory: entries({
    Luxury: 3288,
    Performance: 2114,
    Crossover: 2034,
    "High-Performance": 1387,
    Hatchback: 1208,
    "Flex Fuel": 1197,
    "Factory Tuner": 621,
    Exotic: 501,
    Hybrid: 347,
    Diesel: 206,
  }),
  size: entries({ Compact: 4764, Midsize: 4373, Large: 2777 }),
  style: entries({
    Sedan: 3048,
    "4dr SUV": 2488,
    Coupe: 1211,
    Convertible: 793,
    "4dr Hatchback": 702,
    "Crew Cab Pickup": 681,
    "Extended Cab Pickup": 623,
    Wagon: 592,
    "2dr Hatchback": 506,
    "Passenger Minivan": 417,
    "Regular Cab Pickup": 392,
    "2dr SUV": 138,
    "Passenger Van": 128,
    "Cargo Van": 95,
    "Cargo Minivan": 71,
    "Convertible SUV": 29,
  }),
  ranges: {
    year: { min: 1990, max: 2017 },
    horsepower: { min: 55, max: 1001 },
    cylinders: { min: 0, max: 16 },
    doors: { min: 2, max: 4 },
    highwayMpg: { min: 12, max: 354 },
    cityMpg: { min: 7, max: 137 },
    msrp: { min: 2000, max: 2065902 },
  },
};
