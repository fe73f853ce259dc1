import { sql } from "drizzle-orm";
import { integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Act } from "@/lib/dialogue/state/act";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { storedJson } from "./columns";
import { ofConversation } from "./conversations";

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
