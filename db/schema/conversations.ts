import { sql } from "drizzle-orm";
import {
  bigserial,
  index,
  integer,
  json,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Act } from "@/lib/dialogue/state/act";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { catalogs } from "./catalogs";
import { belongsTo, refersTo, storedJson } from "./columns";

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

export const turnStatus = pgEnum("turn_status", ["received", "done", "stopped", "failed"]);

export const turns = pgTable(
  "turns",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    conversationId: ofConversation(),
    number: integer("number").notNull(),
    messageId: text("message_id").notNull(),
    act: storedJson("act").$type<Act>().notNull(),
    actHash: text("act_hash").notNull(),
    status: turnStatus("status").notNull().default("received"),
    /** Rises when a failed or stopped turn reruns, so an abandoned run can no longer write. */
    attempt: integer("attempt").notNull().default(1),
    reply: storedJson("reply").$type<ReplyPart[]>(),
    replyMessageId: text("reply_message_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
    completedAt: timestamp("completed_at", { withTimezone: true }),
    errorCode: text("error_code"),
  },
  (table) => [
    uniqueIndex("turns_number").on(table.conversationId, table.number),
    uniqueIndex("turns_message").on(table.conversationId, table.messageId),
    uniqueIndex("turns_one_active").on(table.conversationId).where(sql`${table.status} = 'received'`),
  ],
);

/** Append-only: a trigger refuses updates, and deletions without the conversation (`append_only_events`). */
export const events = pgTable(
  "events",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    conversationId: ofConversation(),
    /** `null` between turns. */
    turnNumber: integer("turn_number"),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    name: text("name").notNull(),
    data: storedJson("data").$type<object>().notNull(),
  },
  (table) => [index("events_of_conversation").on(table.conversationId, table.id)],
);

/** A cookie's owner, without personal data. */
export const guests = pgTable("guests", {
  id: uuid("id").primaryKey().defaultRandom(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  /** Consent to give corrected readings to the corpus. `null` without. */
  sharesCorrectionsSince: timestamp("shares_corrections_since", { withTimezone: true }),
  /** Consent to start searches with lasting wishes. `null` without. */
  remembersSince: timestamp("remembers_since", { withTimezone: true }),
  lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
});
