import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { createConversation } from "@/db/queries/conversations";
import { first, sole } from "@/db/queries/rows";
import { conversations, events, turns } from "@/db/schema/conversations";
import { studyParticipants } from "@/db/schema/studies";
import { studyAnswers, studyTrials } from "@/db/schema/study-oversight";
import type {
  NewAnswer,
  NewTrialRow,
  Run,
  RunKey,
  Trial,
  TrialChange,
  TrialSoFar,
} from "@/lib/study/service/study-store";

export function findTrial(db: Database, participantId: string, number: number): Promise<Trial | null> {
  const isIt = and(eq(studyTrials.participantId, participantId), eq(studyTrials.number, number));
  return first(db.select().from(studyTrials).where(isIt));
}

/** `null` for a shop's search. */
export function findTrialOf(db: Database, conversationId: string) {
  const { id, guestId } = studyParticipants;
  const trials = db.select({ trial: studyTrials, participantId: id, guestId }).from(studyTrials);
  const both = trials.innerJoin(studyParticipants, eq(id, studyTrials.participantId));
  return first(both.where(eq(studyTrials.conversationId, conversationId)));
}

export async function readTrialSoFar(db: Database, conversationId: string): Promise<TrialSoFar> {
  const [conversation, rows, empty] = await Promise.all([
    first(db.select({ state: conversations.state }).from(conversations).where(eq(conversations.id, conversationId))),
    db
      .select({ reply: turns.reply, status: turns.status })
      .from(turns)
      .where(eq(turns.conversationId, conversationId))
      .orderBy(asc(turns.number)),
    db.$count(events, and(eq(events.conversationId, conversationId), eq(events.name, "relaxation-choose"))),
  ]);
  return {
    state: conversation?.state ?? null,
    busy: rows.some(({ status }) => status === "received"),
    replies: rows.flatMap(({ reply }) => (reply ? [reply] : [])),
    infeasible: empty > 0,
  };
}

export async function insertTrial(
  tx: Database,
  { participant, version }: Run,
  { settings, state, ...trial }: NewTrialRow,
  now: Date,
): Promise<string> {
  const { guestId } = participant;
  const { id } = await createConversation(tx, { guestId, catalogId: version.catalogId, settings, state });
  await tx.insert(studyTrials).values({
    ...{ ...trial, participantId: participant.id, hash: version.hash, conversationId: id },
    ...{ startedAt: now, phaseEnteredAt: now },
  });
  return id;
}

export async function updateTrial(tx: Database, trialId: string, change: TrialChange): Promise<void> {
  await tx.update(studyTrials).set(change).where(eq(studyTrials.id, trialId));
}

export async function markRevealed(db: Database, trialId: string, now: Date): Promise<void> {
  const unseen = and(eq(studyTrials.id, trialId), isNull(studyTrials.revealedAt));
  await db.update(studyTrials).set({ revealedAt: now }).where(unseen);
}

export async function lockSearch(tx: Database, conversationId: string): Promise<void> {
  const { id } = conversations;
  await tx.select({ id }).from(conversations).where(eq(id, conversationId)).for("update");
}

export async function lastAttempt(db: Database, participantId: string, step: string): Promise<number> {
  const attempt = sql<number>`coalesce(max(${studyAnswers.attempt}), 0)::int`;
  const of = and(eq(studyAnswers.participantId, participantId), eq(studyAnswers.step, step));
  return sole(await db.select({ attempt }).from(studyAnswers).where(of)).attempt;
}

export async function answersAt(db: Database, participantId: string, step: string, attempt: number) {
  const of = and(eq(studyAnswers.participantId, participantId), eq(studyAnswers.step, step));
  const rows = await db
    .select({ item: studyAnswers.item, value: studyAnswers.value })
    .from(studyAnswers)
    .where(and(of, eq(studyAnswers.attempt, attempt)));
  return Object.fromEntries(rows.map(({ item, value }) => [item, value ?? null]));
}

export async function insertAnswers(tx: Database, { id, hash }: RunKey, answers: readonly NewAnswer[], at: Date) {
  await tx.insert(studyAnswers).values(answers.map((answer) => ({ ...answer, participantId: id, hash, at })));
}
