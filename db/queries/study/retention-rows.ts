import { and, eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studies, studyParticipants, studyTombstones, studyVersions } from "@/db/schema/studies";
import { studyArrivals, studyPayments } from "@/db/schema/study-oversight";
import type { Tombstone } from "@/lib/study/service/study-store";

export async function insertTombstone(tx: Database, tombstone: Tombstone): Promise<void> {
  await tx.insert(studyTombstones).values(tombstone);
}

export async function lateRuns(db: Database, at: Date): Promise<string[]> {
  const now = at.toISOString();
  const limit = (field: string): SQL =>
    sql`make_interval(mins => (${studyVersions.configuration} -> 'recruitment' -> 'returning' ->> ${sql.raw(`'${field}'`)})::int)`;
  const idle = lt(studyParticipants.lastSeenAt, sql`${now}::timestamptz - ${limit("idleMinutes")}`);
  const old = lt(studyParticipants.startedAt, sql`${now}::timestamptz - ${limit("maximumAgeMinutes")}`);
  const late = await runsWhere(db, and(eq(studyParticipants.status, "active"), or(idle, old)));
  return late.map(({ id }) => id);
}

export function expiredRuns(db: Database, day: string): Promise<{ id: string; guestId: string }[]> {
  return runsWhere(db, sql`(${studyVersions.configuration} -> 'rights' ->> 'retainUntil') < ${day}`);
}

async function runsWhere(db: Database, where: SQL | undefined) {
  const { id, guestId, versionId } = studyParticipants;
  const runs = db.select({ id, guestId }).from(studyParticipants);
  return runs.innerJoin(studyVersions, eq(studyVersions.id, versionId)).where(where);
}

/** Deletes rows of studies whose versions are all past their day. */
export async function forgetRecruitment(db: Database, day: string): Promise<void> {
  const over = await db
    .select({ studyId: studyVersions.studyId })
    .from(studyVersions)
    .innerJoin(studies, eq(studies.id, studyVersions.studyId))
    .groupBy(studyVersions.studyId)
    .having(sql`max(${studyVersions.configuration} -> 'rights' ->> 'retainUntil') < ${day}`);
  for (const { studyId } of over) {
    await db.delete(studyPayments).where(eq(studyPayments.studyId, studyId));
    await db.delete(studyArrivals).where(eq(studyArrivals.studyId, studyId));
  }
}
