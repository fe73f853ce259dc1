import * as pg from "drizzle-orm/pg-core";
import type { PoolEntry } from "@/lib/study/assignment";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Sequence } from "@/lib/study/step-items";
import { belongsTo, refersTo, storedJson } from "./columns";
import { catalogs, guests } from "./conversations";

/** `draft` takes only previews, `open` participants, `paused` and `closed` no new ones. Running ones finish. */
export const studyStatus = pg.pgEnum("study_status", ["draft", "open", "paused", "closed"]);

export const studies = pg.pgTable("studies", {
  id: pg.uuid("id").primaryKey().defaultRandom(),
  slug: pg.text("slug").notNull().unique(),
  status: studyStatus("status").notNull().default("draft"),
  pausedArms: pg.json("paused_arms").$type<string[]>().notNull().default([]),
  createdAt: pg.timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const ofStudy = () => belongsTo("study_id", () => studies.id);

/** Once `frozenAt` is set, a trigger refuses any change. */
export const studyVersions = pg.pgTable(
  "study_versions",
  {
    id: pg.uuid("id").primaryKey().defaultRandom(),
    studyId: ofStudy(),
    /** From 1. New participants get the highest. */
    number: pg.integer("number").notNull(),
    /** SHA-256 of the canonical configuration. */
    hash: pg.text("hash").notNull(),
    configuration: storedJson("configuration").$type<Configuration>().notNull(),
    catalogId: refersTo("catalog_id", () => catalogs.id),
    createdAt: pg.timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    frozenAt: pg.timestamp("frozen_at", { withTimezone: true }),
  },
  (table) => [pg.uniqueIndex("study_versions_number").on(table.studyId, table.number)],
);

/** Only `participant` is data. Analyses exclude the others unless asked. */
export const runKind = pg.pgEnum("study_run_kind", ["participant", "preview", "simulated"]);

/** `active`, or how the run ended (history: `run-end` in `study_events`). `replaced`: started over by policy. */
export const runStatus = pg.pgEnum("study_run_status", [
  "active",
  "complete",
  "screened-out",
  "failed-checks",
  "timed-out",
  "error",
  "replaced",
]);

/** One person's pseudonymous run, from consent. Withdrawal deletes it and leaves a tombstone. */
export const studyParticipants = pg.pgTable(
  "study_participants",
  {
    id: pg.uuid("id").primaryKey().defaultRandom(),
    studyId: ofStudy(),
    versionId: refersTo("version_id", () => studyVersions.id),
    /** Hash of the configuration. */
    hash: pg.text("hash").notNull(),
    kind: runKind("kind").notNull(),
    status: runStatus("status").notNull().default("active"),
    /** To continue elsewhere and to withdraw. */
    code: pg.text("code").notNull().unique(),
    guestId: belongsTo("guest_id", () => guests.id),
    /** Keyed hash of the recruiter's id, or of the visit: one run each. */
    recruiterKey: pg.text("recruiter_key"),
    /** Sealed with the server's secret. Without it nobody can join the two. */
    sealedPayment: pg.text("sealed_payment"),
    consentVersion: pg.text("consent_version").notNull(),
    step: pg.text("step").notNull(),
    stepEnteredAt: pg.timestamp("step_entered_at", { withTimezone: true }).notNull().defaultNow(),
    groupId: pg.text("group_id"),
    sequence: storedJson("sequence").$type<Sequence>(),
    seed: pg.integer("seed").notNull(),
    startedAt: pg.timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: pg.timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
    endedAt: pg.timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [
    // A replaced run hands its recruiter's id to the next one.
    pg.uniqueIndex("study_participants_recruiter").on(table.studyId, table.recruiterKey),
    pg.index("study_participants_of_study").on(table.studyId, table.status, table.lastSeenAt),
    pg.index("study_participants_guest").on(table.guestId),
  ],
);

export const ofParticipant = () => belongsTo("participant_id", () => studyParticipants.id);

/** `taken` by a run that may still end well, `freed` by one that ended early. */
export const placeStatus = pg.pgEnum("study_place_status", ["taken", "complete", "freed"]);

/** Outlives its participant, so balance needs no names. */
export const studyPlaces = pg.pgTable(
  "study_places",
  {
    id: pg.uuid("id").primaryKey().defaultRandom(),
    versionId: belongsTo("version_id", () => studyVersions.id),
    /** Hash of the configuration it was drawn under. */
    hash: pg.text("hash").notNull(),
    kind: runKind("kind").notNull(),
    number: pg.integer("number").notNull(),
    /** Place in the permuted blocks. `null` for least-filled. */
    slot: pg.integer("slot"),
    /** Group and row of the condition square: `within/2`. */
    cell: pg.text("cell").notNull(),
    scenarioRow: pg.integer("scenario_row").notNull(),
    status: placeStatus("status").notNull().default("taken"),
    refilled: pg.boolean("refilled").notNull().default(false),
  },
  (table) => [pg.uniqueIndex("study_places_number").on(table.versionId, table.kind, table.number)],
);

export const studyAssignments = pg.pgTable("study_assignments", {
  participantId: pg
    .uuid("participant_id")
    .primaryKey()
    .references(() => studyParticipants.id, { onDelete: "cascade" }),
  hash: pg.text("hash").notNull(),
  placeId: refersTo("place_id", () => studyPlaces.id),
  /** Every cell in the draw, with its fill. */
  pool: storedJson("pool").$type<PoolEntry[]>().notNull(),
  cell: pg.text("cell").notNull(),
  at: pg.timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});

export const studyTombstones = pg.pgTable(
  "study_tombstones",
  {
    id: pg.uuid("id").primaryKey().defaultRandom(),
    studyId: ofStudy(),
    hash: pg.text("hash").notNull(),
    kind: runKind("kind").notNull(),
    /** Group, or `unassigned`. */
    arm: pg.text("arm").notNull(),
    /** Kind of step: screening, instructions, trial, ... */
    stage: pg.text("stage").notNull(),
    /** In UTC. */
    day: pg.text("day").notNull(),
  },
  (table) => [pg.index("study_tombstones_of_study").on(table.studyId)],
);
