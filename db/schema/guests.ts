import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

/** A cookie's owner, without personal data. */
export const guests = pgTable("guests", {
  id: uuid("id").primaryKey().defaultRandom(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  /** Consent to give corrected readings to the corpus. `null` without. */
  sharesCorrectionsSince: timestamp("shares_corrections_since", { withTimezone: true }),
  lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
});
