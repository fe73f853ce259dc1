import names from "./corpus-names.json";
import { noVocabulary, type Vocabulary, type VocabularyEntry } from "./vocabulary";

const entries = (counts: Readonly<Record<string, number>>): VocabularyEntry[] =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));

/** Names to try the reader without a catalog. It ends in 2017, so "five years old" means the same every year. */
export const corpusVocabulary: Vocabulary = {
  ...noVocabulary,
  make: Object.keys(names).map((value) => ({ value, count: 1 })),
  model: Object.entries(names).flatMap(([make, models]) => models.map((value) => ({ make, value, count: 1 }))),
  fuelType: entries({
    "regular unleaded": 8000,
    "premium unleaded (required)": 4000,
    "premium unleaded (recommended)": 2500,
    electric: 800,
    "flex-fuel (unleaded/E85)": 750,
    diesel: 350,
    "flex-fuel (premium unleaded required/E85)": 30,
    "flex-fuel (premium unleaded recommended/E85)": 20,
    "flex-fuel (unleaded/natural gas)": 5,
    Unknown: 5,
    "natural gas": 1,
  }),
  transmission: entries({ AUTOMATIC: 13000, AUTOMATED_MANUAL: 1400, MANUAL: 1300, DIRECT_DRIVE: 850, UNKNOWN: 10 }),
  drivenWheels: entries({
    "all wheel drive": 6000,
    "front wheel drive": 4500,
    "rear wheel drive": 3500,
    "four wheel drive": 2000,
  }),
  marketCategory: entries({
    Luxury: 6000,
    Crossover: 5500,
    "High-Performance": 2400,
    Performance: 2300,
    Hybrid: 1400,
    "Factory Tuner": 1200,
    Hatchback: 1100,
    "Flex Fuel": 800,
    Exotic: 500,
    Diesel: 350,
  }),
  size: entries({ Midsize: 6700, Compact: 5300, Large: 4500 }),
  style: entries({
    "4dr SUV": 6400,
    Sedan: 3900,
    "Crew Cab Pickup": 1400,
    Coupe: 1400,
    "4dr Hatchback": 950,
    Convertible: 780,
    "Extended Cab Pickup": 350,
    "Passenger Minivan": 330,
    Wagon: 310,
    "2dr Hatchback": 200,
    "Convertible SUV": 180,
    "Regular Cab Pickup": 170,
    "Cargo Van": 110,
    "Cargo Minivan": 45,
    "2dr SUV": 30,
    "Passenger Van": 15,
  }),
  ranges: {
    year: { min: 1990, max: 2017 },
    horsepower: { min: 50, max: 1500 },
    cylinders: { min: 0, max: 16 },
    doors: { min: 2, max: 4 },
    highwayMpg: { min: 10, max: 140 },
    cityMpg: { min: 8, max: 140 },
    msrp: { min: 2000, max: 3000000 },
  },
};
