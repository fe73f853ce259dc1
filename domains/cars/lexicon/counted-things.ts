import { type FeatureWord, features } from "./feature-words";
import { standIns } from "./stand-ins";

/** A number, the word two before it, and the word after its noun. */
export interface Counted {
  value: number;
  before: string;
  after: string;
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
  { say: ["(seat|seats|seater|seaters|seatbelts|car seats)"], wish: seats },
  { say: ["(row|rows) [of seats]"], wish: ({ value }) => (value === 3 ? ofSeats(7) : undefined) },
  {
    say: ["(mile|miles|km|kms|kilometers|kilometres)"],
    wish: ({ value, after }) => {
      if (value >= 5000 || (value >= 20 && value < 300 && after === "on")) return clockWish;
      return value >= 100 && ["range", "of", "on", "per"].includes(after) ? range : undefined;
    },
  },
  {
    say: ["(a|per|each|every) month", "(month|monthly|mo|pm)"],
    wish: ({ value }) => (value >= 50 && value <= 5000 ? "payment" : undefined),
  },
  {
    say: ["(liter|liters|litre|litres|l)"],
    // No engine is larger.
    wish: ({ value }) => (value > 10 ? undefined : displacement),
  },
  { say: ["(second|seconds|sec|secs)"], wish: () => sprint },
  {
    say: ["mpg", "miles (per|to the|a) gallon"],
    wish: ({ before }) => (/^(?:doesnt|dont|wont)$/.test(before) ? mileage : undefined),
  },
];
