import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { createGuest } from "@/db/queries/guest-data";
import { first, hasKey, sole } from "@/db/queries/rows";
import { guests } from "@/db/schema/conversations";
import { studies, studyParticipants, studyVersions } from "@/db/schema/studies";
import { studyEvents } from "@/db/schema/study-oversight";
import type { NewRunRow, NewStudyEvent, Run, RunChange, RunKey, StoredStudy } from "@/lib/study/service/study-store";

const { id, studyId: ofStudy, code: runCode, recruiterKey: recruiter } = studyParticipants;

export function loadRun(db: Database, participantId: string): Promise<Run | null> {
  return first(runsWhere(db, hasKey(id, participantId)));
}

export function findRunByCode(db: Database, studyId: string, code: string): Promise<Run | null> {
  return first(runsWhere(db, and(eq(ofStudy, studyId), eq(runCode, code))));
}

export function findRunByRecruiter(db: Database, studyId: string, recruiterKey: string): Promise<Run | null> {
  return first(runsWhere(db, and(eq(ofStudy, studyId), eq(recruiter, recruiterKey))));
}

export function lockRun(tx: Database, participantId: string): Promise<Run | null> {
  return first(runsWhere(tx, hasKey(id, participantId)).for("update", { of: studyParticipants }));
}

function runsWhere(db: Database, where: SQL | undefined) {
  return db
    .select({ participant: studyParticipants, study: studies, version: studyVersions })
    .from(studyParticipants)
    .innerJoin(studies, eq(studies.id, ofStudy))
    .innerJoin(studyVersions, eq(studyVersions.id, studyParticipants.versionId))
    .where(where);
}

/** Drops a browser's repeated reports. */
export async function appendStudyEvents(db: Database, { id, hash }: RunKey, added: readonly NewStudyEvent[], at: Date) {
  if (added.length === 0) return;
  await db
    .insert(studyEvents)
    .values(added.map((event) => ({ ...event, participantId: id, hash, at })))
    .onConflictDoNothing({ target: [studyEvents.participantId, studyEvents.clientId] });
}

export async function insertRun(tx: Database, { study, version }: StoredStudy, row: NewRunRow, now: Date) {
  const of = { studyId: study.id, versionId: version.id, hash: version.hash, guestId: await createGuest(tx) };
  const times = { stepEnteredAt: now, startedAt: now, lastSeenAt: now };
  const inserted = tx.insert(studyParticipants).values({ ...row, ...of, ...times });
  return sole(await inserted.returning());
}

export async function updateRun(db: Database, participantId: string, change: RunChange): Promise<void> {
  await db.update(studyParticipants).set(change).where(eq(studyParticipants.id, participantId));
}

/** The owner's row cascades to conversations, the run's row to answers, trials, events and assignment. */
export async function deleteRun(tx: Database, guestId: string, participantId: string): Promise<void> {
  await tx.delete(studyParticipants).where(eq(studyParticipants.id, participantId));
  await tx.delete(guests).where(eq(guests.id, guestId));
}
