import { and, asc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { type Database, sole } from "@/db/connection/database";
import {
  studies,
  studyArrivals,
  studyParticipants,
  studyPayments,
  studyTombstones,
  studyVersions,
} from "@/db/schema/studies";
import type { RunEnd } from "@/lib/study/configuration/recruitment";
import type { Recruited, Tombstone } from "@/lib/study/service/study-store";

export async function noteArrival(
  db: Database,
  arrival: { studyId: string; hash: string; visitor: string; stage: string; at: Date },
): Promise<void> {
  await db.insert(studyArrivals).values(arrival).onConflictDoNothing();
}

/** Payments by recruiter id, an order that hides when anybody came. */
export function readPayments(db: Database, studyId: string) {
  const { recruiterId, code, status } = studyPayments;
  return db
    .select({ id: recruiterId, code, status })
    .from(studyPayments)
    .where(eq(studyPayments.studyId, studyId))
    .orderBy(asc(recruiterId));
}

export async function paymentStatus(tx: Database, studyId: string, { recruiter, recruiterId }: Recruited) {
  const person = and(eq(studyPayments.recruiter, recruiter), eq(studyPayments.recruiterId, recruiterId));
  const [paid] = await tx
    .select({ status: studyPayments.status })
    .from(studyPayments)
    .where(and(eq(studyPayments.studyId, studyId), person));
  return paid?.status ?? null;
}

export async function openPayment(tx: Database, studyId: string, hash: string, { recruiter, recruiterId }: Recruited) {
  const opened = tx
    .insert(studyPayments)
    .values({ studyId, hash, recruiter, recruiterId })
    .onConflictDoUpdate({
      target: [studyPayments.studyId, studyPayments.recruiter, studyPayments.recruiterId],
      set: { status: "active", code: null, hash },
    });
  return sole(await opened.returning({ id: studyPayments.id })).id;
}

export async function writePaymentEnd(tx: Database, paymentId: string, status: RunEnd, code: string): Promise<void> {
  await tx.update(studyPayments).set({ status, code }).where(eq(studyPayments.id, paymentId));
}

export async function insertTombstone(tx: Database, tombstone: Tombstone): Promise<void> {
  await tx.insert(studyTombstones).values(tombstone);
}

export async function lateRuns(db: Database, at: Date): Promise<string[]> {
  const now = at.toISOString();
  const limit = (field: string): SQL =>
    sql`make_interval(mins => (${studyVersions.configuration} -> 'recruitment' -> 'returning' ->> ${sql.raw(`'${field}'`)})::int)`;
  const idle = lt(studyParticipants.lastSeenAt, sql`${now}::timestamptz - ${limit("idleMinutes")}`);
  const old = lt(studyParticipants.startedAt, sql`${now}::timestamptz - ${limit("maximumAgeMinutes")}`);
  const late = await db
    .select({ id: studyParticipants.id })
    .from(studyParticipants)
    .innerJoin(studyVersions, eq(studyVersions.id, studyParticipants.versionId))
    .where(and(eq(studyParticipants.status, "active"), or(idle, old)));
  return late.map(({ id }) => id);
}

export function expiredRuns(db: Database, day: string): Promise<{ id: string; guestId: string }[]> {
  return db
    .select({ id: studyParticipants.id, guestId: studyParticipants.guestId })
    .from(studyParticipants)
    .innerJoin(studyVersions, eq(studyVersions.id, studyParticipants.versionId))
    .where(sql`(${studyVersions.configuration} -> 'rights' ->> 'retainUntil') < ${day}`);
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
