import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations } from "@/db/schema/conversations";
import { events } from "@/db/schema/events";
import { studyTrials } from "@/db/schema/study-data";
import { studyParticipants } from "@/db/schema/study-participants";
import { turns } from "@/db/schema/turns";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";

export type Trial = typeof studyTrials.$inferSelect;

/** The trial of a run by its number, or `null`. */
export async function findTrial(db: Database, participantId: string, number: number): Promise<Trial | null> {
  const [trial] = await db
    .select()
    .from(studyTrials)
    .where(and(eq(studyTrials.participantId, participantId), eq(studyTrials.number, number)));
  return trial ?? null;
}

/** The trial a conversation belongs to, with its run's id and owner; `null` for a search of the shop. */
export async function findTrialOf(
  db: Database,
  conversationId: string,
): Promise<{ trial: Trial; participantId: string; guestId: string } | null> {
  const [found] = await db
    .select({ trial: studyTrials, participantId: studyParticipants.id, guestId: studyParticipants.guestId })
    .from(studyTrials)
    .innerJoin(studyParticipants, eq(studyParticipants.id, studyTrials.participantId))
    .where(eq(studyTrials.conversationId, conversationId));
  return found ?? null;
}

/** What a trial's conversation has come to: for its pages and its judgement. */
export interface TrialSoFar {
  /** State as stored. */
  state: unknown;
  /** A turn is being answered. */
  busy: boolean;
  replies: ReplyPart[][];
  /** Whether the search ever ran empty after cars were asked for. */
  infeasible: boolean;
}

export async function readTrialSoFar(db: Database, conversationId: string): Promise<TrialSoFar> {
  const [[conversation], rows, [empty]] = await Promise.all([
    db.select({ state: conversations.state }).from(conversations).where(eq(conversations.id, conversationId)),
    db
      .select({ reply: turns.reply, status: turns.status })
      .from(turns)
      .where(eq(turns.conversationId, conversationId))
      .orderBy(asc(turns.number)),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(events)
      .where(and(eq(events.conversationId, conversationId), eq(events.name, "relaxation-choose"))),
  ]);
  return {
    state: conversation?.state ?? null,
    busy: rows.some(({ status }) => status === "received"),
    replies: rows.flatMap(({ reply }) => (reply ? [reply] : [])),
    infeasible: (empty?.count ?? 0) > 0,
  };
}
