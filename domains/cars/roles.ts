import type { Roles } from "@/domains/pack";
import type { Name, NumericName } from "./index";

export const roles: Roles<Name, NumericName> = {
  price: "msrp",
  listPrice: "listPrice",
  odometer: "miles",
  power: "horsepower",
  economy: { highway: "highwayMpg", city: "cityMpg" },
  energy: "fuelType",
  category: "marketCategory",
  size: "size",
};
