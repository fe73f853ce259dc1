import { boolean, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { PoolEntry } from "@/lib/study/assignment";
import { belongsTo, refersTo, storedJson } from "./columns";
import { ofStudy, runKind, studyParticipants, studyVersions } from "./studies";

/** `taken` by a run that may still end well, `freed` by one that ended early. */
export const placeStatus = pgEnum("study_place_status", ["taken", "complete", "freed"]);

/** Outlives its participant, so balance needs no names. */
export const studyPlaces = pgTable(
  "study_places",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    versionId: belongsTo("version_id", () => studyVersions.id),
    /** Hash of the configuration it was drawn under. */
    hash: text("hash").notNull(),
    kind: runKind("kind").notNull(),
    number: integer("number").notNull(),
    /** Place in the permuted blocks. `null` for least-filled. */
    slot: integer("slot"),
    /** Group and row of the condition square: `within/2`. */
    cell: text("cell").notNull(),
    scenarioRow: integer("scenario_row").notNull(),
    status: placeStatus("status").notNull().default("taken"),
    refilled: boolean("refilled").notNull().default(false),
  },
  (table) => [uniqueIndex("study_places_number").on(table.versionId, table.kind, table.number)],
);

export const studyAssignments = pgTable("study_assignments", {
  participantId: uuid("participant_id")
    .primaryKey()
    .references(() => studyParticipants.id, { onDelete: "cascade" }),
  hash: text("hash").notNull(),
  placeId: refersTo("place_id", () => studyPlaces.id),
  /** Every cell in the draw, with its fill. */
  pool: storedJson("pool").$type<PoolEntry[]>().notNull(),
  cell: text("cell").notNull(),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});

export const studyTombstones = pgTable(
  "study_tombstones",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    studyId: ofStudy(),
    hash: text("hash").notNull(),
    kind: runKind("kind").notNull(),
    /** Group, or `unassigned`. */
    arm: text("arm").notNull(),
    /** Kind of step: screening, instructions, trial, ... */
    stage: text("stage").notNull(),
    /** In UTC. */
    day: text("day").notNull(),
  },
  (table) => [index("study_tombstones_of_study").on(table.studyId)],
);
