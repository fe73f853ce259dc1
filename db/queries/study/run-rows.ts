import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type Database, hasKey, sole } from "@/db/connection/database";
import { createConversation } from "@/db/queries/conversations";
import { createGuest } from "@/db/queries/guests";
import { conversations, events, guests, turns } from "@/db/schema/conversations";
import { studies, studyParticipants, studyVersions } from "@/db/schema/studies";
import { studyAnswers, studyEvents, studyTrials } from "@/db/schema/study-data";
import type { AnswerRecord } from "@/lib/study/analysis/run-record";
import type { NewStudyEvent, Participant, Run, StoredStudy, Trial } from "@/lib/study/service/run";
import type { NewRunRow, NewTrialRow, RunChange, TrialChange, TrialSoFar } from "@/lib/study/service/study-store";

const { id, studyId: ofStudy, code: runCode, recruiterKey: recruiter } = studyParticipants;

export async function loadRun(db: Database, participantId: string): Promise<Run | null> {
  return first(await runsWhere(db, hasKey(id, participantId)));
}

export async function findRunByCode(db: Database, studyId: string, code: string): Promise<Run | null> {
  return first(await runsWhere(db, and(eq(ofStudy, studyId), eq(runCode, code))));
}

export async function findRunByRecruiter(db: Database, studyId: string, recruiterKey: string): Promise<Run | null> {
  return first(await runsWhere(db, and(eq(ofStudy, studyId), eq(recruiter, recruiterKey))));
}

export async function lockRun(tx: Database, participantId: string): Promise<Run | null> {
  return first(await runsWhere(tx, hasKey(id, participantId)).for("update", { of: studyParticipants }));
}

function runsWhere(db: Database, where: SQL | undefined) {
  return db
    .select({ participant: studyParticipants, study: studies, version: studyVersions })
    .from(studyParticipants)
    .innerJoin(studies, eq(studies.id, ofStudy))
    .innerJoin(studyVersions, eq(studyVersions.id, studyParticipants.versionId))
    .where(where);
}

const first = ([run]: readonly Run[]) => run ?? null;

/** Drops a browser's repeated reports. */
export async function appendStudyEvents(
  db: Database,
  { id, hash }: Pick<Participant, "id" | "hash">,
  added: readonly NewStudyEvent[],
  at: Date,
): Promise<void> {
  if (added.length === 0) return;
  await db
    .insert(studyEvents)
    .values(added.map((event) => ({ ...event, participantId: id, hash, at })))
    .onConflictDoNothing({ target: [studyEvents.participantId, studyEvents.clientId] });
}

export async function touchRun(db: Database, participantId: string, now: Date): Promise<void> {
  await db.update(studyParticipants).set({ lastSeenAt: now }).where(eq(studyParticipants.id, participantId));
}

export async function insertRun(tx: Database, { study, version }: StoredStudy, row: NewRunRow, now: Date) {
  const of = { studyId: study.id, versionId: version.id, hash: version.hash, guestId: await createGuest(tx) };
  const times = { stepEnteredAt: now, startedAt: now, lastSeenAt: now };
  return sole(
    await tx
      .insert(studyParticipants)
      .values({ ...row, ...of, ...times })
      .returning(),
  );
}

export async function updateRun(db: Database, participantId: string, change: RunChange): Promise<void> {
  await db.update(studyParticipants).set(change).where(eq(studyParticipants.id, participantId));
}

/** The owner's row cascades to conversations, the run's row to answers, trials, events and assignment. */
export async function deleteRun(tx: Database, guestId: string, participantId: string): Promise<void> {
  await tx.delete(studyParticipants).where(eq(studyParticipants.id, participantId));
  await tx.delete(guests).where(eq(guests.id, guestId));
}

export async function findTrial(db: Database, participantId: string, number: number): Promise<Trial | null> {
  const [trial] = await db
    .select()
    .from(studyTrials)
    .where(and(eq(studyTrials.participantId, participantId), eq(studyTrials.number, number)));
  return trial ?? null;
}

/** `null` for a shop's search. */
export async function findTrialOf(db: Database, conversationId: string) {
  const [found] = await db
    .select({ trial: studyTrials, participantId: studyParticipants.id, guestId: studyParticipants.guestId })
    .from(studyTrials)
    .innerJoin(studyParticipants, eq(studyParticipants.id, studyTrials.participantId))
    .where(eq(studyTrials.conversationId, conversationId));
  return found ?? null;
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
  const [row] = await db
    .select({ attempt: sql<number>`coalesce(max(${studyAnswers.attempt}), 0)::int` })
    .from(studyAnswers)
    .where(and(eq(studyAnswers.participantId, participantId), eq(studyAnswers.step, step)));
  return row?.attempt ?? 0;
}

export async function answersAt(db: Database, participantId: string, step: string, attempt: number) {
  const of = and(eq(studyAnswers.participantId, participantId), eq(studyAnswers.step, step));
  const rows = await db
    .select({ item: studyAnswers.item, value: studyAnswers.value })
    .from(studyAnswers)
    .where(and(of, eq(studyAnswers.attempt, attempt)));
  return Object.fromEntries(rows.map(({ item, value }) => [item, value ?? null]));
}

export async function insertAnswers(
  tx: Database,
  { id, hash }: Pick<Participant, "id" | "hash">,
  answers: readonly Omit<AnswerRecord, "at">[],
  at: Date,
): Promise<void> {
  await tx.insert(studyAnswers).values(answers.map((answer) => ({ ...answer, participantId: id, hash, at })));
}
