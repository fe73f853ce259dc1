import type { Roles } from "@/domains/pack";
import type { Name, NumericName } from "./index";

export const card = ["highwayMpg", "cityMpg"] as const satisfies readonly NumericName[];

export const roles: Roles<Name, NumericName> = {
  thing: "car",
  things: "cars",
  price: "msrp",
  listPrice: "listPrice",
  odometer: "miles",
  power: "horsepower",
  economy: { highway: "highwayMpg", city: "cityMpg" },
  energy: "fuelType",
  category: "marketCategory",
  size: "size",
  slice: ["make", "transmission", "drivenWheels", "style"],
  drawn: [
    ...(["msrp", "year", "horsepower", "highwayMpg", "cityMpg", "fuelType", "cylinders", "size", "doors"] as const),
    "marketCategory",
  ],
};

export const migrations: string | undefined = undefined;
