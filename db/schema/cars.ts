import { doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { catalogs } from "./catalogs";

/** One row a car; `position` is its row number in the catalog, from 0. A null number is one the catalog does not say. */
export const cars = pgTable(
  "cars",
  {
    catalogId: uuid("catalog_id")
      .notNull()
      .references(() => catalogs.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    make: text("make").notNull(),
    model: text("model").notNull(),
    year: integer("year").notNull(),
    fuelType: text("fuel_type").notNull(),
    horsepower: doublePrecision("horsepower"),
    cylinders: doublePrecision("cylinders"),
    transmission: text("transmission").notNull(),
    drivenWheels: text("driven_wheels").notNull(),
    doors: doublePrecision("doors"),
    marketCategory: text("market_category").array().notNull(),
    size: text("size").notNull(),
    style: text("style").notNull(),
    highwayMpg: doublePrecision("highway_mpg"),
    cityMpg: doublePrecision("city_mpg"),
    /** US dollars. */
    msrp: doublePrecision("msrp"),
    trim: text("trim"),
    popularity: doublePrecision("popularity"),
  },
  (table) => [
    primaryKey({ columns: [table.catalogId, table.position] }),
    index("cars_slice").on(table.catalogId, table.make, table.transmission, table.drivenWheels, table.style),
  ],
);
