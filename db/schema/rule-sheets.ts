import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Program } from "@/lib/rules/program";
import { storedJson } from "./columns";

/** A row per version. An approved version never changes. */
export const ruleSheets = pgTable(
  "rule_sheets",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Also the name in the shop's link. */
    owner: text("owner").notNull(),
    title: text("title").notNull(),
    version: integer("version").notNull(),
    text: text("text").notNull(),
    /** SHA-256 of the text. */
    hash: text("hash").notNull(),
    /** `null` where nothing could be read. */
    program: storedJson("program").$type<Program | null>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    approvedAt: timestamp("approved_at", { withTimezone: true }),
    approvedBy: text("approved_by"),
  },
  (table) => [uniqueIndex("rule_sheets_version").on(table.owner, table.title, table.version)],
);
