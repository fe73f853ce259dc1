import { and, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { createGuest } from "@/db/queries/guests";
import { guests } from "@/db/schema/guests";
import { studies, studyVersions } from "@/db/schema/studies";
import { studyEvents } from "@/db/schema/study-data";
import { studyParticipants } from "@/db/schema/study-participants";
import { isKey } from "@/db/storable";
import type { NewStudyEvent, Participant, Run, StoredStudy } from "@/lib/study/service/run";
import type { NewRunRow, RunChange } from "@/lib/study/service/study-store";

export function loadRun(db: Database, participantId: string): Promise<Run | null> {
  return isKey(participantId) ? selectRun(db, eq(studyParticipants.id, participantId), false) : Promise.resolve(null);
}

export function findRunByCode(db: Database, studyId: string, code: string): Promise<Run | null> {
  return selectRun(db, and(eq(studyParticipants.studyId, studyId), eq(studyParticipants.code, code)), false);
}

export function findRunByRecruiter(db: Database, studyId: string, recruiterKey: string): Promise<Run | null> {
  return selectRun(
    db,
    and(eq(studyParticipants.studyId, studyId), eq(studyParticipants.recruiterKey, recruiterKey)),
    false,
  );
}

export function lockRun(tx: Database, participantId: string): Promise<Run | null> {
  return isKey(participantId) ? selectRun(tx, eq(studyParticipants.id, participantId), true) : Promise.resolve(null);
}

async function selectRun(db: Database, where: ReturnType<typeof eq> | undefined, lock: boolean): Promise<Run | null> {
  const query = db
    .select({ participant: studyParticipants, study: studies, version: studyVersions })
    .from(studyParticipants)
    .innerJoin(studies, eq(studies.id, studyParticipants.studyId))
    .innerJoin(studyVersions, eq(studyVersions.id, studyParticipants.versionId))
    .where(where);
  const [run] = lock ? await query.for("update", { of: studyParticipants }) : await query;
  return run ?? null;
}

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
  const [participant] = await tx
    .insert(studyParticipants)
    .values({
      ...{ ...row, studyId: study.id, versionId: version.id, hash: version.hash, guestId: await createGuest(tx) },
      ...{ stepEnteredAt: now, startedAt: now, lastSeenAt: now },
    })
    .returning();
  if (!participant) throw new Error("the new run was not returned");
  return participant;
}

export async function updateRun(db: Database, participantId: string, change: RunChange): Promise<void> {
  await db.update(studyParticipants).set(change).where(eq(studyParticipants.id, participantId));
}

/** The owner's row cascades to conversations, the run's row to answers, trials, events and assignment. */
export async function deleteRun(tx: Database, guestId: string, participantId: string): Promise<void> {
  await tx.delete(studyParticipants).where(eq(studyParticipants.id, participantId));
  await tx.delete(guests).where(eq(guests.id, guestId));
}
