import { twins } from "./lexicon/twins";

export const likeness = {
  twins,
  /** Cars equal in these compete on value. */
  like: ["style", "size", "fuelType"],
  valued: ["year", "horsepower", "highwayMpg", "cityMpg"],
  price: "msrp",
  /** The preferred end comes first. */
  orders: { year: "year", price: "msrp", power: "horsepower", mileage: "highwayMpg" },
} as const;
