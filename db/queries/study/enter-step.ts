import { eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { createConversation } from "@/db/queries/conversations";
import { studyTrials } from "@/db/schema/study-data";
import { studyParticipants } from "@/db/schema/study-participants";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { settingsOf } from "@/lib/study/configuration/condition-settings";
import { type Step, stepAfter } from "@/lib/study/protocol";
import { assignRun } from "./assign-run";
import { endRun } from "./end-run";
import { appendStudyEvents, type Run, type RunContext } from "./run-rows";

/** Goes on to the next step of a run that its transaction holds; after the last one the run is complete. */
export async function goOn(tx: Database, run: Run, context: RunContext): Promise<void> {
  const { participant, version } = run;
  const seconds = (context.now.getTime() - participant.stepEnteredAt.getTime()) / 1000;
  await appendStudyEvents(
    tx,
    participant,
    [{ name: "step-answer", data: { step: participant.step, seconds } }],
    context.now,
  );
  const next = stepAfter(version.configuration, participant.step);
  if (!next) return endRun(tx, run, "complete", context);
  await tx
    .update(studyParticipants)
    .set({ step: next.key, stepEnteredAt: context.now, lastSeenAt: context.now })
    .where(eq(studyParticipants.id, participant.id));
  await appendStudyEvents(tx, participant, [{ name: "step-enter", data: { step: next.key } }], context.now);
  if (next.kind === "trial") await startTrial(tx, run, next, context);
}

/** Makes the trial's conversation, in which cars are held back until the wishes are ranked. */
async function startTrial(tx: Database, run: Run, step: Step, { now }: RunContext): Promise<void> {
  const { participant, version } = run;
  const { configuration } = version;
  const number = step.trial ?? 1;
  const task = (await assignRun(tx, run, now))[number - 1];
  const condition = configuration.conditions.find(({ id }) => id === task?.condition);
  const scenario = configuration.scenarios.find(({ id }) => id === task?.scenario);
  if (!condition || !scenario) throw new Error(`the sequence has no trial ${number}`);
  const conversation = await createConversation(tx, {
    guestId: participant.guestId,
    catalogId: version.catalogId,
    settings: settingsOf(condition, scenario, participant.seed),
    state: { ...emptyConversation(), held: true },
  });
  await tx.insert(studyTrials).values({
    participantId: participant.id,
    hash: version.hash,
    number,
    conditionId: condition.id,
    scenarioId: scenario.id,
    conversationId: conversation.id,
    startedAt: now,
    phaseEnteredAt: now,
  });
  const data = { trial: number, scenario: scenario.id, conversation: conversation.id };
  await appendStudyEvents(tx, participant, [{ name: "trial-start", trial: number, data }], now);
}
