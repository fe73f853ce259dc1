import { bigserial, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { ofStudy } from "./studies";

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
