import { index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Sequence } from "@/lib/study/sequence";
import { guests } from "./guests";
import { storedJson } from "./stored-json";
import { ofStudy, studyVersions } from "./studies";

/** Only `participant` is data. No analysis includes the others unless asked. */
export const runKind = pgEnum("study_run_kind", ["participant", "preview", "simulated"]);

/** `active`, or how the run ended (history: `run-end` in `study_events`). `replaced`: started over by policy. */
export const runStatus = pgEnum("study_run_status", [
  "active",
  "complete",
  "screened-out",
  "failed-checks",
  "timed-out",
  "error",
  "replaced",
]);

/** One pseudonymous run of one person, made with the consent. Withdrawal deletes it and leaves a tombstone. */
export const studyParticipants = pgTable(
  "study_participants",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    studyId: ofStudy(),
    versionId: uuid("version_id")
      .notNull()
      .references(() => studyVersions.id),
    /** Hash of the configuration, as on every row of data. */
    hash: text("hash").notNull(),
    kind: runKind("kind").notNull(),
    status: runStatus("status").notNull().default("active"),
    /** The participant's name for the run, to continue elsewhere and to withdraw later. */
    code: text("code").notNull().unique(),
    guestId: uuid("guest_id")
      .notNull()
      .references(() => guests.id, { onDelete: "cascade" }),
    /** Keyed hash of the recruiter's id, or of the visit without a recruiter: one run each. */
    recruiterKey: text("recruiter_key"),
    /** Id of the payment row, sealed with the server's secret, without which nobody can join the two. */
    sealedPayment: text("sealed_payment"),
    consentVersion: text("consent_version").notNull(),
    step: text("step").notNull(),
    stepEnteredAt: timestamp("step_entered_at", { withTimezone: true }).notNull().defaultNow(),
    /** Group and trials, once assigned. */
    groupId: text("group_id"),
    sequence: storedJson("sequence").$type<Sequence>(),
    seed: integer("seed").notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [
    // A replaced run hands its recruiter's id to the next one.
    uniqueIndex("study_participants_recruiter").on(table.studyId, table.recruiterKey),
    index("study_participants_of_study").on(table.studyId, table.status, table.lastSeenAt),
    index("study_participants_guest").on(table.guestId),
  ],
);

/** The run a row belongs to, and goes with. */
export function ofParticipant() {
  return uuid("participant_id")
    .notNull()
    .references(() => studyParticipants.id, { onDelete: "cascade" });
}
