import { sql } from "drizzle-orm";
import * as pg from "drizzle-orm/pg-core";
import type { Act } from "@/lib/dialogue/state/act";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { belongsTo, refersTo, storedJson } from "./columns";

export const conversations = pg.pgTable(
  "conversations",
  {
    id: pg.uuid("id").primaryKey().defaultRandom(),
    guestId: belongsTo("guest_id", () => guests.id),
    catalogId: refersTo("catalog_id", () => catalogs.id),
    settings: storedJson("settings").$type<object>().notNull(),
    state: storedJson("state").$type<object>().notNull(),
    /** Empty until the first turn names it. */
    title: pg.text("title").notNull().default(""),
    turnCount: pg.integer("turn_count").notNull().default(0),
    /** Positions of shortlisted products, in order. */
    shortlist: pg.json("shortlist").$type<number[]>().notNull().default([]),
    /** Names the read-only page. `null` when not shared. */
    shareToken: pg.text("share_token"),
    /** The read-only page shows turns below this number. */
    sharedTurns: pg.integer("shared_turns").notNull().default(0),
    /** Later catalogs are searched for it. */
    savedAt: pg.timestamp("saved_at", { withTimezone: true }),
    /** The newer catalog whose news was dismissed. */
    newsSeen: pg.uuid("news_seen"),
    createdAt: pg.timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: pg.timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    /** Unopened searches are removed in the end. */
    openedAt: pg.timestamp("opened_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    pg.index("conversations_of_guest").on(table.guestId, table.updatedAt),
    pg.index("conversations_of_catalog").on(table.catalogId),
    pg.index("conversations_opened").on(table.openedAt),
    pg.uniqueIndex("conversations_share").on(table.shareToken),
  ],
);

export const ofConversation = () => belongsTo("conversation_id", () => conversations.id);

export const turnStatus = pg.pgEnum("turn_status", ["received", "done", "stopped", "failed"]);

export const turns = pg.pgTable(
  "turns",
  {
    id: pg.uuid("id").primaryKey().defaultRandom(),
    conversationId: ofConversation(),
    number: pg.integer("number").notNull(),
    messageId: pg.text("message_id").notNull(),
    act: storedJson("act").$type<Act>().notNull(),
    actHash: pg.text("act_hash").notNull(),
    status: turnStatus("status").notNull().default("received"),
    /** Rises when a failed or stopped turn reruns, so an abandoned run can no longer write. */
    attempt: pg.integer("attempt").notNull().default(1),
    reply: storedJson("reply").$type<ReplyPart[]>(),
    replyMessageId: pg.text("reply_message_id"),
    createdAt: pg.timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    receivedAt: pg.timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
    completedAt: pg.timestamp("completed_at", { withTimezone: true }),
    errorCode: pg.text("error_code"),
  },
  (table) => [
    pg.uniqueIndex("turns_number").on(table.conversationId, table.number),
    pg.uniqueIndex("turns_message").on(table.conversationId, table.messageId),
    pg.uniqueIndex("turns_one_active").on(table.conversationId).where(sql`${table.status} = 'received'`),
  ],
);

/** Append-only: a trigger refuses updates, and deletions without the conversation (`append_only_events`). */
export const events = pg.pgTable(
  "events",
  {
    id: pg.bigserial("id", { mode: "number" }).primaryKey(),
    conversationId: ofConversation(),
    /** `null` between turns. */
    turnNumber: pg.integer("turn_number"),
    at: pg.timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    name: pg.text("name").notNull(),
    data: storedJson("data").$type<object>().notNull(),
  },
  (table) => [pg.index("events_of_conversation").on(table.conversationId, table.id)],
);

/** A cookie's owner, without personal data. */
export const guests = pg.pgTable("guests", {
  id: pg.uuid("id").primaryKey().defaultRandom(),
  createdAt: pg.timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  /** Consent to give corrected readings to the corpus. `null` without. */
  sharesCorrectionsSince: pg.timestamp("shares_corrections_since", { withTimezone: true }),
  /** Consent to start searches with lasting wishes. `null` without. */
  remembersSince: pg.timestamp("remembers_since", { withTimezone: true }),
  lastSeenAt: pg.timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Shoppers see only `ready` catalogs. */
export const catalogStatus = pg.pgEnum("catalog_status", ["importing", "ready"]);

/** The project's next version replaces `shipped` ones. `imported` ones stay. */
export const catalogOrigin = pg.pgEnum("catalog_origin", ["shipped", "imported"]);

export const catalogs = pg.pgTable(
  "catalogs",
  {
    id: pg.uuid("id").primaryKey().defaultRandom(),
    name: pg.text("name").notNull(),
    description: pg.text("description").notNull(),
    origin: catalogOrigin("origin").notNull(),
    /** SHA-256 of the rows. Empty during a streamed import. */
    checksum: pg.text("checksum").notNull(),
    productCount: pg.integer("product_count").notNull().default(0),
    isDefault: pg.boolean("is_default").notNull().default(false),
    status: catalogStatus("status").notNull().default("importing"),
    /** Row changes since it became ready, counted by a trigger. */
    version: pg.integer("version").notNull().default(0),
    createdAt: pg.timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [pg.uniqueIndex("catalogs_one_default").on(table.isDefault).where(sql`${table.isDefault}`)],
);

export const ofCatalog = () => belongsTo("catalog_id", () => catalogs.id);

const bytea = pg.customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Offer pictures, named by the SHA-256 of their bytes. */
export const photos = pg.pgTable(
  "photos",
  {
    catalogId: ofCatalog(),
    name: pg.text("name").notNull(),
    type: pg.text("type").notNull(),
    bytes: bytea("bytes").notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.name, table.catalogId] })],
);
