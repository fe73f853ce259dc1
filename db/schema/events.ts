import { bigserial, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { storedJson } from "./columns";
import { ofConversation } from "./conversations";

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
