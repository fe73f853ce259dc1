import { bigserial, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Constraint } from "@/lib/constraints";
import type { TrialOutcome } from "@/lib/study/trial/judge-trial";
import { belongsTo, storedJson } from "./columns";
import { ofConversation } from "./conversations";
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

/** Wishes are stated, ranked before any result, searched with, judged. */
export const trialPhase = pgEnum("study_trial_phase", ["state", "rank", "search", "judge", "rank-again", "done"]);

export const studyTrials = pgTable(
  "study_trials",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    participantId: ofParticipant(),
    hash: text("hash").notNull(),
    /** From 1; 0 is practice. */
    number: integer("number").notNull(),
    conditionId: text("condition_id").notNull(),
    scenarioId: text("scenario_id").notNull(),
    conversationId: ofConversation(),
    phase: trialPhase("phase").notNull().default("state"),
    phaseEnteredAt: timestamp("phase_entered_at", { withTimezone: true }).notNull().defaultNow(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
    extensions: integer("extensions").notNull().default(0),
    /** Since when its page is hidden, and how long its clock stood still before. */
    awaySince: timestamp("away_since", { withTimezone: true }),
    awayMs: integer("away_ms").notNull().default(0),
    revealedAt: timestamp("revealed_at", { withTimezone: true }),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    wishes: storedJson("wishes").$type<Constraint[]>(),
    rankingShown: storedJson("ranking_shown").$type<string[]>(),
    /** The ground truth: wish ids, first to give up first. */
    ranking: storedJson("ranking").$type<string[]>(),
    rankingAfter: storedJson("ranking_after").$type<string[]>(),
    outcome: storedJson("outcome").$type<TrialOutcome>(),
  },
  (table) => [
    uniqueIndex("study_trials_number").on(table.participantId, table.number),
    uniqueIndex("study_trials_conversation").on(table.conversationId),
  ],
);

/** Each attempt at a check has its own rows. */
export const studyAnswers = pgTable(
  "study_answers",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    participantId: ofParticipant(),
    hash: text("hash").notNull(),
    /** `screening`, `comprehension`, `trial-2/tlx`, `sus`. */
    step: text("step").notNull(),
    /** `null` for screening and comprehension. */
    instrument: text("instrument"),
    /** The trial an instrument follows. */
    trial: integer("trial"),
    item: text("item").notNull(),
    /** From 1, on the page. */
    position: integer("position").notNull(),
    attempt: integer("attempt").notNull(),
    value: storedJson("value").$type<string | number | string[] | null>(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("study_answers_item").on(table.participantId, table.step, table.item, table.attempt)],
);

/** Outside the conversations' log. Append-only by a trigger. */
export const studyEvents = pgTable(
  "study_events",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    participantId: ofParticipant(),
    hash: text("hash").notNull(),
    /** Makes repeated reports one event. */
    clientId: text("client_id"),
    trial: integer("trial"),
    turnNumber: integer("turn_number"),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    name: text("name").notNull(),
    data: storedJson("data").$type<object>().notNull(),
  },
  (table) => [
    index("study_events_of_participant").on(table.participantId, table.id),
    uniqueIndex("study_events_client").on(table.participantId, table.clientId),
  ],
);
