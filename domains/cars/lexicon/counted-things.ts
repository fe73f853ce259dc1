import { running } from "@/domains/cars/running-costs";
import { type FeatureWord, features } from "./feature-words";
import { standIns } from "./stand-ins";

/** A number, and the words of its clause before it and behind its noun. */
export interface Counted {
  value: number;
  before: string;
  after: string;
}

const fuels = "(?:gas|gasoline|petrol|fuel|diesel|electricity|charging)";
const fuelAhead = new RegExp(
  String.raw`\b(?:${fuels} (?:bill|bills|cost|costs|money|budget|spend|spending|expense|expenses|is|at|under|below|for)|(?:on|in|for|of) (?:my )?${fuels})\b`,
);
const fuelBehind = new RegExp(
  String.raw`^(?:(?:worth|to|spend|spent) )*(?:on|in|for|of) (?:\w+ )?${fuels}\b|^${fuels}\b(?! (?:car|suv|engine|payment))`,
);

/** "150 a month in gas": no price, but a mileage at usual prices and miles. */
function fuelMoney({ value, before, after }: Counted, timesAYear: number): FeatureWord | undefined {
  if (!running || !(fuelAhead.test(before) || fuelBehind.test(after))) return undefined;
  const { milesAYear, gallon } = running.usual;
  const mpg = Math.ceil((milesAYear * gallon) / (value * timesAYear));
  const tests = (["highwayMpg", "cityMpg"] as const).map((slot) => ({ slot, op: ">=" as const, value: mpg }));
  return { say: [], name: "fuel money", standIns: tests.map((test) => ({ tests: [test] })) };
}

const ofSeats = (count: number): FeatureWord => ({
  say: [],
  name: "the number of seats",
  standIns: count > 5 ? standIns.manySeats : count > 2 ? standIns.fiveSeats : standIns.twoSeats,
});
const range: FeatureWord = { say: [], name: "electric range" };
const displacement: FeatureWord = { say: [], name: "the size of the engine in litres" };
const sprint: FeatureWord = { say: [], name: "acceleration", standIns: standIns.power };
const mileage = features.find(({ name }) => name === "mileage");
const animals = features.find(({ name }) => name === "room for animals");

/** Where the catalog has no odometer. */
export const clockWish: FeatureWord | undefined = {
  say: [],
  name: "miles on the clock",
  standIns: standIns.fewMiles,
};

const seats = ({ value }: Counted) => (value >= 2 && value <= 15 ? ofSeats(value) : undefined);

/** Counts without a column, by their nouns. */
export const countedThings: readonly {
  say: readonly string[];
  wish: (counted: Counted) => FeatureWord | "payment" | undefined;
}[] = [
  {
    say: ["(people|persons|passengers|passenger|adults|of us|family members|in the family|friends)"],
    wish: seats,
  },
  {
    say: ["(kids|children|boys|girls|teenagers|toddlers|grandkids|sons|daughters)"],
    wish: ({ value }) => (value >= 2 && value <= 12 ? ofSeats(value + 2) : undefined),
  },
  {
    say: ["[big|large|small|little|old|huge] (dogs|dog|labs|lab|cats|pets|huskies|retrievers)"],
    wish: () => animals,
  },
  { say: ["(seat|seats|seater|seaters|seatbelts|car seats)"], wish: seats },
  { say: ["(row|rows) [of seats]"], wish: ({ value }) => (value === 3 ? ofSeats(7) : undefined) },
  {
    say: ["(mile|miles|km|kms|kilometers|kilometres)"],
    wish: ({ value, after }) => {
      if (value >= 5000 || (value >= 20 && value < 300 && /^on\b/.test(after))) return clockWish;
      return value >= 100 && /^(?:range|of|on|per)\b/.test(after) ? range : undefined;
    },
  },
  {
    say: ["(a|per|each|every) month", "(month|monthly|mo|pm)"],
    wish: (counted) => fuelMoney(counted, 12) ?? (counted.value >= 50 && counted.value <= 5000 ? "payment" : undefined),
  },
  { say: ["(a|per|each|every) week", "(week|weekly)"], wish: (counted) => fuelMoney(counted, 52) },
  { say: ["(a|per|each|every) year", "(year|yearly)"], wish: (counted) => fuelMoney(counted, 1) },
  {
    say: ["(liter|liters|litre|litres|l)"],
    // No engine is larger.
    wish: ({ value }) => (value > 10 ? undefined : displacement),
  },
  { say: ["(second|seconds|sec|secs)"], wish: () => sprint },
  {
    say: ["mpg", "miles (per|to the|a) gallon"],
    wish: ({ before }) => (/\b(?:doesnt|dont|wont) \w+$/.test(before) ? mileage : undefined),
  },
];
