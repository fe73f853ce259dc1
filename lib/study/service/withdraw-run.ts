import { stepAt } from "@/lib/study/protocol";
import { settlePayment } from "./end-run";
import type { Run, RunContext } from "./run";
import type { StudyStore } from "./study-store";

/**
 * Deletes a run with all that belongs to it: answers, trials, conversations, events, the assignment. What stays is a
 * tombstone of arm, stage and day, the place without its person, and the payment row with the code for leaving. Works
 * at every step and after the end. `null` when there is no such run.
 */
export async function withdrawRun(
  store: StudyStore,
  participantId: string,
  context: RunContext,
): Promise<Pick<Run, "version" | "study"> | null> {
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
      day: context.now.toISOString().slice(0, 10),
    });
    await tx.settlePlace(participant.id, "freed");
    await settlePayment(tx, run, "withdrawn", context);
    await tx.deleteRun(participant.guestId, participant.id);
    return { study, version };
  });
}
