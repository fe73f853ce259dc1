import {
  boolean,
  index,
  integer,
  json,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PoolEntry } from "@/lib/study/assignment";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Sequence } from "@/lib/study/step-items";
import { catalogs } from "./catalogs";
import { belongsTo, refersTo, storedJson } from "./columns";
import { guests } from "./conversations";

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

/** Only `participant` is data. Analyses exclude the others unless asked. */
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

/** One person's pseudonymous run, from consent. Withdrawal deletes it and leaves a tombstone. */
export const studyParticipants = pgTable(
  "study_participants",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    studyId: ofStudy(),
    versionId: refersTo("version_id", () => studyVersions.id),
    /** Hash of the configuration. */
    hash: text("hash").notNull(),
    kind: runKind("kind").notNull(),
    status: runStatus("status").notNull().default("active"),
    /** To continue elsewhere and to withdraw. */
    code: text("code").notNull().unique(),
    guestId: belongsTo("guest_id", () => guests.id),
    /** Keyed hash of the recruiter's id, or of the visit: one run each. */
    recruiterKey: text("recruiter_key"),
    /** Sealed with the server's secret. Without it nobody can join the two. */
    sealedPayment: text("sealed_payment"),
    consentVersion: text("consent_version").notNull(),
    step: text("step").notNull(),
    stepEnteredAt: timestamp("step_entered_at", { withTimezone: true }).notNull().defaultNow(),
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

export const ofParticipant = () => belongsTo("participant_id", () => studyParticipants.id);

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
