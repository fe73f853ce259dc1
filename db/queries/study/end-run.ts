import { eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studyAssignments, studyPlaces } from "@/db/schema/study-assignments";
import { studyParticipants } from "@/db/schema/study-participants";
import { studyPayments } from "@/db/schema/study-recruitment";
import type { RunEnd } from "@/lib/study/configuration/recruitment";
import { endCode } from "@/lib/study/end-code";
import { appendStudyEvents, type Run, type RunContext } from "./run-rows";

/** Ends a run that its transaction holds: status, place, payment and event together. */
export async function endRun(
  tx: Database,
  run: Run,
  end: Exclude<RunEnd, "withdrawn">,
  context: RunContext,
): Promise<void> {
  const { participant } = run;
  await tx
    .update(studyParticipants)
    // Who is out of time was not there when it ended.
    .set({ status: end, endedAt: context.now, ...(end === "timed-out" ? {} : { lastSeenAt: context.now }) })
    .where(eq(studyParticipants.id, participant.id));
  await settlePlace(tx, participant.id, end === "complete" ? "complete" : "freed");
  await settlePayment(tx, run, end, context);
  await appendStudyEvents(tx, participant, [{ name: "run-end", data: { end, step: participant.step } }], context.now);
}

/** What became of the place a run was given, if it was given one. */
export async function settlePlace(tx: Database, participantId: string, status: "complete" | "freed"): Promise<void> {
  const [given] = await tx
    .select({ placeId: studyAssignments.placeId })
    .from(studyAssignments)
    .where(eq(studyAssignments.participantId, participantId));
  if (given) await tx.update(studyPlaces).set({ status }).where(eq(studyPlaces.id, given.placeId));
}

/** Writes the end and its code to the payment file. */
export async function settlePayment(
  tx: Database,
  { participant, version }: Run,
  end: RunEnd,
  context: RunContext,
): Promise<void> {
  const paymentId = participant.sealedPayment ? context.unseal(participant.sealedPayment) : null;
  if (!paymentId) return;
  await tx
    .update(studyPayments)
    .set({ status: end, code: endCode(version.configuration.recruitment, end) })
    .where(eq(studyPayments.id, paymentId));
}
