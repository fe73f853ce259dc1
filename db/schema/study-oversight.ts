import { bigserial, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { belongsTo, storedJson } from "./columns";
import { ofStudy, studyVersions } from "./studies";
import { ofParticipant } from "./study-participants";

/** If undone, the row stays and says when. */
export const studyExclusions = pgTable(
  "study_exclusions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    participantId: ofParticipant(),
    reason: text("reason").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    undoneAt: timestamp("undone_at", { withTimezone: true }),
  },
  (table) => [index("study_exclusions_of_participant").on(table.participantId)],
);

/** The app never alters these. */
export const studyAudit = pgTable(
  "study_audit",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    studyId: ofStudy(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    /** A researcher's name; empty before names were kept. */
    actor: text("actor").notNull().default(""),
    act: text("act").notNull(),
    detail: storedJson("detail").$type<object>().notNull(),
  },
  (table) => [index("study_audit_of_study").on(table.studyId, table.id)],
);

/** Simulated participants on order. Any server plays on where the last one stopped. */
export const studyPilots = pgTable(
  "study_pilots",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    versionId: belongsTo("version_id", () => studyVersions.id),
    actor: text("actor").notNull(),
    /** Number of the first participant: the same numbers behave the same. */
    first: integer("first").notNull(),
    participants: integer("participants").notNull(),
    through: integer("through").notNull().default(0),
    ends: storedJson("ends").$type<Record<string, number>>().notNull(),
    /** Until then the server that plays it is alive. */
    heldUntil: timestamp("held_until", { withTimezone: true }).notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [index("study_pilots_of_version").on(table.versionId)],
);
