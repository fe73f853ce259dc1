import { index, integer, json, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { catalogs } from "./catalogs";
import { guests } from "./guests";

/**
 * One search. Documents are `json`, not `jsonb`: they come back byte for byte, and hold whatever a shopper typed
 * (`jsonb` refuses the null character and unpaired surrogates).
 */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    guestId: uuid("guest_id")
      .notNull()
      .references(() => guests.id, { onDelete: "cascade" }),
    catalogId: uuid("catalog_id")
      .notNull()
      .references(() => catalogs.id),
    settings: json("settings").$type<object>().notNull(),
    state: json("state").$type<object>().notNull(),
    /** Empty until the first turn names it. */
    title: text("title").notNull().default(""),
    /** Turns that are done. */
    turnCount: integer("turn_count").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("conversations_of_guest").on(table.guestId, table.updatedAt),
    index("conversations_of_catalog").on(table.catalogId),
  ],
);
