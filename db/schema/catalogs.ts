import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { belongsTo } from "./columns";

/** Shoppers see only `ready` catalogs. */
export const catalogStatus = pgEnum("catalog_status", ["importing", "ready"]);

/** The project's next version replaces `shipped` ones. `imported` ones stay. */
export const catalogOrigin = pgEnum("catalog_origin", ["shipped", "imported"]);

export const catalogs = pgTable(
  "catalogs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    origin: catalogOrigin("origin").notNull(),
    /** SHA-256 of the rows. Empty during a streamed import. */
    checksum: text("checksum").notNull(),
    carCount: integer("car_count").notNull().default(0),
    isDefault: boolean("is_default").notNull().default(false),
    status: catalogStatus("status").notNull().default("importing"),
    /** Row changes since it became ready, counted by a trigger. */
    version: integer("version").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("catalogs_one_default").on(table.isDefault).where(sql`${table.isDefault}`)],
);

export const ofCatalog = () => belongsTo("catalog_id", () => catalogs.id);

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Offer pictures, named by the SHA-256 of their bytes. */
export const photos = pgTable(
  "photos",
  {
    catalogId: ofCatalog(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    bytes: bytea("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.catalogId] })],
);
