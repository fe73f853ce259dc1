import { and, eq, lt, or, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studies, studyVersions } from "@/db/schema/studies";
import { studyParticipants } from "@/db/schema/study-participants";
import { studyArrivals, studyPayments } from "@/db/schema/study-recruitment";
import { endRun } from "./end-run";
import { lockRun, type Run, type RunContext } from "./run-rows";
import { deleteRun } from "./withdraw-run";

/** Whether nothing happened in a run for too long, or it is too old. */
export function hasTimedOut({ participant, version }: Run, now: Date): boolean {
  const { idleMinutes, maximumAgeMinutes } = version.configuration.recruitment.returning;
  const minutesSince = (then: Date) => (now.getTime() - then.getTime()) / 60_000;
  return (
    participant.status === "active" &&
    (minutesSince(participant.lastSeenAt) > idleMinutes || minutesSince(participant.startedAt) > maximumAgeMinutes)
  );
}

/** Ends a run whose time is over. True when it did. */
export async function endIfTimedOut(db: Database, participantId: string, context: RunContext): Promise<boolean> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, participantId);
    if (!run || !hasTimedOut(run, context.now)) return false;
    await endRun(tx, run, "timed-out", context);
    return true;
  });
}

/** Ends runs whose time is over and deletes what may no longer be kept. Returns how many of each. */
export async function sweepRuns(db: Database, context: RunContext): Promise<{ timedOut: number; deleted: number }> {
  const now = context.now.toISOString();
  const limit = (field: string) =>
    sql`make_interval(mins => (${studyVersions.configuration} -> 'recruitment' -> 'returning' ->> ${sql.raw(`'${field}'`)})::int)`;
  const late = await db
    .select({ id: studyParticipants.id })
    .from(studyParticipants)
    .innerJoin(studyVersions, eq(studyVersions.id, studyParticipants.versionId))
    .where(
      and(
        eq(studyParticipants.status, "active"),
        or(
          lt(studyParticipants.lastSeenAt, sql`${now}::timestamptz - ${limit("idleMinutes")}`),
          lt(studyParticipants.startedAt, sql`${now}::timestamptz - ${limit("maximumAgeMinutes")}`),
        ),
      ),
    );
  let timedOut = 0;
  for (const { id } of late) if (await endIfTimedOut(db, id, context)) timedOut++;
  return { timedOut, deleted: await deleteExpired(db, context.now) };
}

/** Data of participants goes after the day its version names; tombstones and places hold nobody. */
async function deleteExpired(db: Database, now: Date): Promise<number> {
  const day = now.toISOString().slice(0, 10);
  const isOver = sql`(${studyVersions.configuration} -> 'rights' ->> 'retainUntil') < ${day}`;
  const expired = await db
    .select({ id: studyParticipants.id, guestId: studyParticipants.guestId })
    .from(studyParticipants)
    .innerJoin(studyVersions, eq(studyVersions.id, studyParticipants.versionId))
    .where(isOver);
  for (const { id, guestId } of expired) await db.transaction((tx) => deleteRun(tx, guestId, id));
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
  return expired.length;
}
