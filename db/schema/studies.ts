import { integer, json, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { catalogs } from "./catalogs";
import { belongsTo, refersTo, storedJson } from "./columns";

/** `draft` takes only previews, `open` participants, `paused` and `closed` no new ones. Running ones finish. */
export const studyStatus = pgEnum("study_status", ["draft", "open", "paused", "closed"]);

export const studies = pgTable("studies", {
  id: uuid("id").primaryKey().defaultRandom(),
  slug: text("slug").notNull().unique(),
  status: studyStatus("status").notNull().default("draft"),
  pausedArms: json("paused_arms").$type<string[]>().notNull().default([]),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const ofStudy = () => belongsTo("study_id", () => studies.id);

/** Once `frozenAt` is set, a trigger refuses any change. */
export const studyVersions = pgTable(
  "study_versions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    studyId: ofStudy(),
    /** From 1. New participants get the highest. */
    number: integer("number").notNull(),
    /** SHA-256 of the canonical configuration. */
    hash: text("hash").notNull(),
    configuration: storedJson("configuration").$type<Configuration>().notNull(),
    catalogId: refersTo("catalog_id", () => catalogs.id),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    frozenAt: timestamp("frozen_at", { withTimezone: true }),
  },
  (table) => [uniqueIndex("study_versions_number").on(table.studyId, table.number)],
);
