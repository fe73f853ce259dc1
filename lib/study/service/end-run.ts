import type { RunEnd } from "@/lib/study/configuration/recruitment";
import { endCode } from "@/lib/study/end-code";
import type { Run, RunContext } from "./run";
import type { StudyStore } from "./study-store";

/** Ends a run that its transaction holds: status, place, payment and event together. */
export async function endRun(
  tx: StudyStore,
  run: Run,
  end: Exclude<RunEnd, "withdrawn">,
  context: RunContext,
): Promise<void> {
  const { participant } = run;
  const { now } = context;
  // Nobody who ran out of time was there when the run ended.
  const seen = end === "timed-out" ? {} : { lastSeenAt: now };
  await tx.updateRun(participant.id, { status: end, endedAt: now, ...seen });
  await tx.settlePlace(participant.id, end === "complete" ? "complete" : "freed");
  await settlePayment(tx, run, end, context);
  await tx.appendEvents(participant, [{ name: "run-end", data: { end, step: participant.step } }], now);
}

/** Writes the end and its code to the payment file. */
export async function settlePayment(
  tx: StudyStore,
  { participant, version }: Run,
  end: RunEnd,
  context: RunContext,
): Promise<void> {
  const paymentId = participant.sealedPayment ? context.unseal(participant.sealedPayment) : null;
  if (paymentId) await tx.settlePayment(paymentId, end, endCode(version.configuration.recruitment, end));
}
