import { eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { guests } from "@/db/schema/guests";
import { studyTombstones } from "@/db/schema/study-assignments";
import { studyParticipants } from "@/db/schema/study-participants";
import { stepAt } from "@/lib/study/protocol";
import { settlePayment, settlePlace } from "./end-run";
import { lockRun, type Run, type RunContext } from "./run-rows";

/**
 * Deletes a run with all that belongs to it: answers, trials, conversations, events, the assignment. What stays is a
 * tombstone of arm, stage and day, the place without its person, and the payment row with the code for leaving. Works
 * at every step and after the end. `null` when there is no such run.
 */
export async function withdrawRun(
  db: Database,
  participantId: string,
  context: RunContext,
): Promise<Pick<Run, "version" | "study"> | null> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, participantId);
    if (!run) return null;
    const { participant, study, version } = run;
    const stage =
      participant.status === "active"
        ? (stepAt(version.configuration, participant.step)?.kind ?? "unknown")
        : participant.status;
    await tx.insert(studyTombstones).values({
      studyId: study.id,
      hash: participant.hash,
      kind: participant.kind,
      arm: participant.groupId ?? "unassigned",
      stage,
      day: context.now.toISOString().slice(0, 10),
    });
    await settlePlace(tx, participant.id, "freed");
    await settlePayment(tx, run, "withdrawn", context);
    await deleteRun(tx, participant.guestId, participant.id);
    return { study, version };
  });
}

/** The owner's row takes the conversations with it, the run's row answers, trials, events and assignment. */
export async function deleteRun(tx: Database, guestId: string, participantId: string): Promise<void> {
  await tx.delete(studyParticipants).where(eq(studyParticipants.id, participantId));
  await tx.delete(guests).where(eq(guests.id, guestId));
}
