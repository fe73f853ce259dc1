import { bigserial, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { belongsTo, storedJson } from "./columns";
import { ofParticipant, ofStudy, studyVersions } from "./studies";

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

export const studyPayments = pgTable(
  "study_payments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    studyId: ofStudy(),
    /** Equal for everybody of a version. */
    hash: text("hash").notNull(),
    recruiter: text("recruiter").notNull(),
    recruiterId: text("recruiter_id").notNull(),
    /** `null` while the run goes on. */
    code: text("code"),
    status: text("status").notNull().default("active"),
  },
  (table) => [uniqueIndex("study_payments_person").on(table.studyId, table.recruiter, table.recruiterId)],
);

/** A visit before consent: how far and when. Nothing else. */
export const studyArrivals = pgTable(
  "study_arrivals",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    studyId: ofStudy(),
    hash: text("hash").notNull(),
    /** Salted hash of a random cookie. */
    visitor: text("visitor").notNull(),
    /** `information`, `declined`, `consented`, or why no run began: `full`, `not-open`, `closed`, `blocked`, ... */
    stage: text("stage").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("study_arrivals_of_study").on(table.studyId, table.at),
    uniqueIndex("study_arrivals_stage").on(table.studyId, table.visitor, table.stage),
  ],
);
