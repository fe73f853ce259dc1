import { bigserial, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Constraint } from "@/lib/constraints";
import type { TrialOutcome } from "@/lib/study/trial/judge-trial";
import { storedJson } from "./columns";
import { ofConversation } from "./conversations";
import { ofParticipant } from "./studies";

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
