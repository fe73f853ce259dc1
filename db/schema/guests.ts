import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

/** Somebody with a cookie: the owner of conversations. Nothing personal is kept. */
export const guests = pgTable("guests", {
  id: uuid("id").primaryKey().defaultRandom(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
});
