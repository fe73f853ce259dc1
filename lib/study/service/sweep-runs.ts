import { endRun } from "./end-run";
import type { Run, RunContext } from "./run";
import type { StudyStore } from "./study-store";

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
export async function endIfTimedOut(store: StudyStore, participantId: string, context: RunContext): Promise<boolean> {
  return store.transaction(async (tx) => {
    const run = await tx.lockRun(participantId);
    if (!run || !hasTimedOut(run, context.now)) return false;
    await endRun(tx, run, "timed-out", context);
    return true;
  });
}

/** Ends runs whose time is over and deletes what may no longer be kept. Returns how many of each. */
export async function sweepRuns(
  store: StudyStore,
  context: RunContext,
): Promise<{ timedOut: number; deleted: number }> {
  let timedOut = 0;
  for (const id of await store.lateRuns(context.now)) if (await endIfTimedOut(store, id, context)) timedOut++;
  return { timedOut, deleted: await deleteExpired(store, context.now) };
}

/** Data of participants goes after the day its version names; tombstones and places hold nobody. */
async function deleteExpired(store: StudyStore, now: Date): Promise<number> {
  const day = now.toISOString().slice(0, 10);
  const expired = await store.expiredRuns(day);
  for (const { id, guestId } of expired) await store.transaction((tx) => tx.deleteRun(guestId, id));
  await store.forgetRecruitment(day);
  return expired.length;
}
