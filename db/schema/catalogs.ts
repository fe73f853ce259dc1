import { sql } from "drizzle-orm";
import { boolean, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** A catalog is visible to shoppers only once it is `ready`. */
export const catalogStatus = pgEnum("catalog_status", ["importing", "ready"]);

/** `shipped` with the project, and replaced by its next version; `imported` by somebody, and kept. */
export const catalogOrigin = pgEnum("catalog_origin", ["shipped", "imported"]);

export const catalogs = pgTable(
  "catalogs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    origin: catalogOrigin("origin").notNull(),
    /** SHA-256 of the rows as they were imported; empty while importing from a stream. */
    checksum: text("checksum").notNull(),
    carCount: integer("car_count").notNull().default(0),
    isDefault: boolean("is_default").notNull().default(false),
    status: catalogStatus("status").notNull().default("importing"),
    /** Changes of its rows since it became ready; a trigger counts them. */
    version: integer("version").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("catalogs_one_default").on(table.isDefault).where(sql`${table.isDefault}`)],
);
