import { and, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studies, studyVersions } from "@/db/schema/studies";
import { studyEvents } from "@/db/schema/study-data";
import { studyParticipants } from "@/db/schema/study-participants";
import { isKey } from "@/db/storable";
import type { StudyEventName } from "@/lib/study/study-event";
import type { Study, StudyVersion } from "./studies";

export type Participant = typeof studyParticipants.$inferSelect;

/** A run with the version it follows. */
export interface Run {
  participant: Participant;
  study: Study;
  version: StudyVersion;
}

/** What the database cannot know: the time, and how payment ids are sealed. */
export interface RunContext {
  now: Date;
  /** Opens what was sealed; `null` when it was sealed with another secret. */
  unseal: (sealed: string) => string | null;
}

/** A run by its id, or `null`. */
export function loadRun(db: Database, participantId: string): Promise<Run | null> {
  return isKey(participantId) ? selectRun(db, eq(studyParticipants.id, participantId), false) : Promise.resolve(null);
}

/** A run of a study by the code its participant was given, or `null`. */
export function findRunByCode(db: Database, studyId: string, code: string): Promise<Run | null> {
  return selectRun(db, and(eq(studyParticipants.studyId, studyId), eq(studyParticipants.code, code)), false);
}

/** A run of a study by the keyed hash of the recruiter's id, or `null`. */
export function findRunByRecruiter(db: Database, studyId: string, recruiterKey: string): Promise<Run | null> {
  return selectRun(
    db,
    and(eq(studyParticipants.studyId, studyId), eq(studyParticipants.recruiterKey, recruiterKey)),
    false,
  );
}

/** The run, held until the transaction ends: whatever comes for it waits its turn. */
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

export interface NewStudyEvent {
  name: StudyEventName;
  data: object;
  trial?: number;
  turnNumber?: number;
  clientId?: string;
}

/** Adds events to a run; a browser's report that is there already is left out. */
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

/** Notes that the participant is there. */
export async function touchRun(db: Database, participantId: string, now: Date): Promise<void> {
  await db.update(studyParticipants).set({ lastSeenAt: now }).where(eq(studyParticipants.id, participantId));
}
