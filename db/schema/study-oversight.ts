import { bigserial, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { storedJson } from "./stored-json";
import { ofStudy } from "./studies";
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
    /** `study-store`, `-open`, `-pause`, `-close`, `run-exclude`, `run-include`, `data-export`, or `pilot-run`. */
    act: text("act").notNull(),
    detail: storedJson("detail").$type<object>().notNull(),
  },
  (table) => [index("study_audit_of_study").on(table.studyId, table.id)],
);
