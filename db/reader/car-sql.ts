import { sql } from "drizzle-orm";
import { cars } from "@/db/schema/cars";

const columns = [
  "position",
  "make",
  "model",
  "year",
  "fuelType",
  "horsepower",
  "cylinders",
  "transmission",
  "drivenWheels",
  "doors",
  "marketCategory",
  "size",
  "style",
  "highwayMpg",
  "cityMpg",
  "msrp",
  "trim",
  "popularity",
] as const;

/** The columns of a `CatalogCar`, named as its keys. */
export const carColumnsSql = sql.join(
  columns.map((name) => sql`${cars[name]} as ${sql.identifier(name)}`),
  sql`, `,
);

/** The same columns of a query that named them so. */
export const carNamesSql = sql.join(
  columns.map((name) => sql.identifier(name)),
  sql`, `,
);
