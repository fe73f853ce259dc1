import { endCode, type RunEnd } from "@/lib/study/configuration/recruitment";
import { stepAt } from "@/lib/study/step-items";
import type { Run, RunContext, StudyStore } from "./study-store";

/** Runs in the caller's transaction. */
export async function endRun(tx: StudyStore, run: Run, end: Exclude<RunEnd, "withdrawn">, context: RunContext) {
  const { participant } = run;
  const { now } = context;
  // Nobody was there when a run timed out.
  const seen = end === "timed-out" ? {} : { lastSeenAt: now };
  await tx.updateRun(participant.id, { status: end, endedAt: now, ...seen });
  await tx.settlePlace(participant.id, end === "complete" ? "complete" : "freed");
  await settlePayment(tx, run, end, context);
  await tx.appendEvents(participant, [{ name: "run-end", data: { end, step: participant.step } }], now);
}

export async function settlePayment(tx: StudyStore, { participant, version }: Run, end: RunEnd, context: RunContext) {
  const paymentId = participant.sealedPayment ? context.unseal(participant.sealedPayment) : null;
  if (paymentId) await tx.settlePayment(paymentId, end, endCode(version.configuration.recruitment, end));
}

/** Leaves a tombstone, a free place, and the payment row. */
export async function withdrawRun(store: StudyStore, participantId: string, context: RunContext) {
  return store.transaction(async (tx) => {
    const run = await tx.lockRun(participantId);
    if (!run) return null;
    const { participant, study, version } = run;
    const stage =
      participant.status === "active"
        ? (stepAt(version.configuration, participant.step)?.kind ?? "unknown")
        : participant.status;
    await tx.insertTombstone({
      studyId: study.id,
      hash: participant.hash,
      kind: participant.kind,
      arm: participant.groupId ?? "unassigned",
      stage,
      day: dayOf(context),
    });
    await tx.settlePlace(participant.id, "freed");
    await settlePayment(tx, run, "withdrawn", context);
    await tx.deleteRun(participant.guestId, participant.id);
    return { study, version };
  });
}

export function hasTimedOut({ participant, version }: Run, now: Date): boolean {
  const { idleMinutes, maximumAgeMinutes } = version.configuration.recruitment.returning;
  const minutesSince = (then: Date) => (now.getTime() - then.getTime()) / 60_000;
  return (
    participant.status === "active" &&
    (minutesSince(participant.lastSeenAt) > idleMinutes || minutesSince(participant.startedAt) > maximumAgeMinutes)
  );
}

export async function endIfTimedOut(store: StudyStore, participantId: string, context: RunContext): Promise<boolean> {
  return store.transaction(async (tx) => {
    const run = await tx.lockRun(participantId);
    if (!run || !hasTimedOut(run, context.now)) return false;
    await endRun(tx, run, "timed-out", context);
    return true;
  });
}

/** Ends overdue runs and deletes expired data. Returns both counts. */
export async function sweepRuns(store: StudyStore, context: RunContext) {
  let timedOut = 0;
  for (const id of await store.lateRuns(context.now)) if (await endIfTimedOut(store, id, context)) timedOut++;
  const day = dayOf(context);
  const expired = await store.expiredRuns(day);
  // Keeps tombstones and places, which name nobody.
  for (const { id, guestId } of expired) await store.transaction((tx) => tx.deleteRun(guestId, id));
  await store.forgetRecruitment(day);
  return { timedOut, deleted: expired.length };
}

function dayOf({ now }: RunContext): string {
  return now.toISOString().slice(0, 10);
}
