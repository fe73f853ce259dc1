import { index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Sequence } from "@/lib/study/sequence";
import { guests } from "./guests";
import { storedJson } from "./stored-json";
import { studies, studyVersions } from "./studies";

/** Who a run belongs to: only `participant` is data; the others are left out of every analysis unless asked for. */
export const runKind = pgEnum("study_run_kind", ["participant", "preview", "simulated"]);

/** `active`, or how the run ended; the history is in `study_events` (`run-end`). `replaced`: begun anew by policy. */
export const runStatus = pgEnum("study_run_status", [
  "active",
  "complete",
  "screened-out",
  "failed-checks",
  "timed-out",
  "error",
  "replaced",
]);

/**
 * One run of one person, pseudonymous, made with the consent. Withdrawing deletes the row and all that belongs to it;
 * `study_tombstones` keeps arm, stage and day.
 */
export const studyParticipants = pgTable(
  "study_participants",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    studyId: uuid("study_id")
      .notNull()
      .references(() => studies.id, { onDelete: "cascade" }),
    versionId: uuid("version_id")
      .notNull()
      .references(() => studyVersions.id),
    /** Hash of the configuration, as on every row of data. */
    hash: text("hash").notNull(),
    kind: runKind("kind").notNull(),
    status: runStatus("status").notNull().default("active"),
    /** What the participant knows the run by: to continue elsewhere and to withdraw later. */
    code: text("code").notNull().unique(),
    /** Owner of the conversations of the trials. */
    guestId: uuid("guest_id")
      .notNull()
      .references(() => guests.id, { onDelete: "cascade" }),
    /** Keyed hash of the recruiter's id, or of the visit where there is no recruiter: one run each. */
    recruiterKey: text("recruiter_key"),
    /** Id of the payment row, sealed with the server's secret: the two cannot be joined without it. */
    sealedPayment: text("sealed_payment"),
    consentVersion: text("consent_version").notNull(),
    /** Key of the step the participant is at. */
    step: text("step").notNull(),
    stepEnteredAt: timestamp("step_entered_at", { withTimezone: true }).notNull().defaultNow(),
    /** Group and trials, once assigned. */
    groupId: text("group_id"),
    sequence: storedJson("sequence").$type<Sequence>(),
    /** Everything random of this run follows from it. */
    seed: integer("seed").notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [
    // A run that was begun anew gives its recruiter's id to the next one.
    uniqueIndex("study_participants_recruiter").on(table.studyId, table.recruiterKey),
    index("study_participants_of_study").on(table.studyId, table.status, table.lastSeenAt),
    index("study_participants_guest").on(table.guestId),
  ],
);
