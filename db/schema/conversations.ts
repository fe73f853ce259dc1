import { index, integer, json, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { catalogs } from "./catalogs";
import { belongsTo, refersTo, storedJson } from "./columns";
import { guests } from "./guests";

export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    guestId: belongsTo("guest_id", () => guests.id),
    catalogId: refersTo("catalog_id", () => catalogs.id),
    settings: storedJson("settings").$type<object>().notNull(),
    state: storedJson("state").$type<object>().notNull(),
    /** Empty until the first turn names it. */
    title: text("title").notNull().default(""),
    turnCount: integer("turn_count").notNull().default(0),
    /** Positions of shortlisted cars, in order. */
    shortlist: json("shortlist").$type<number[]>().notNull().default([]),
    /** Names the read-only page. `null` when not shared. */
    shareToken: text("share_token"),
    /** The read-only page shows turns below this number. */
    sharedTurns: integer("shared_turns").notNull().default(0),
    /** Later catalogs are searched for it. */
    savedAt: timestamp("saved_at", { withTimezone: true }),
    /** The newer catalog whose news was dismissed. */
    newsSeen: uuid("news_seen"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    /** Unopened searches are removed in the end. */
    openedAt: timestamp("opened_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("conversations_of_guest").on(table.guestId, table.updatedAt),
    index("conversations_of_catalog").on(table.catalogId),
    index("conversations_opened").on(table.openedAt),
    uniqueIndex("conversations_share").on(table.shareToken),
  ],
);

export const ofConversation = () => belongsTo("conversation_id", () => conversations.id);
