import { and, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studyAnswers, studyTrials } from "@/db/schema/study-data";
import type { studyParticipants } from "@/db/schema/study-participants";
import { turns } from "@/db/schema/turns";
import { stepsOf } from "@/lib/study/protocol";
import type { StoredStudy } from "@/lib/study/service/run";
import { stepItems } from "@/lib/study/step-items";

type Trial = typeof studyTrials.$inferSelect;

/** What a completed run lacks: every item of every page answered once, every trial ranked before any car and judged. */
export async function whatIsMissing(
  db: Database,
  run: typeof studyParticipants.$inferSelect,
  { configuration }: StoredStudy["version"],
): Promise<{ faults: string[]; timeUps: number }> {
  const wanted = stepsOf(configuration).flatMap((step) =>
    stepItems(configuration, step, { seed: run.seed, again: [] }).map(({ id }) => `${step.key} ${id}`),
  );
  const answers = await db
    .select()
    .from(studyAnswers)
    .where(and(eq(studyAnswers.participantId, run.id), eq(studyAnswers.attempt, 1)));
  const given = answers.map(({ step, item }) => `${step} ${item}`);
  const trials = await db.select().from(studyTrials).where(eq(studyTrials.participantId, run.id));
  const whole: boolean[] = [];
  for (const trial of trials) whole.push(trial.hash === run.hash && (await isWhole(db, trial)));
  const faults: string[] = [];
  if (given.sort().join() !== wanted.sort().join()) {
    faults.push(`run ${run.code} has ${given.length} of ${wanted.length} answers`);
  }
  if (whole.filter(Boolean).length !== configuration.trials.perParticipant) {
    faults.push(`run ${run.code} has ${whole.filter(Boolean).length} whole trials of ${trials.length}`);
  }
  return { faults, timeUps: trials.filter(({ outcome }) => outcome?.end === "time-up").length };
}

async function isWhole(db: Database, trial: Trial): Promise<boolean> {
  const said = await db.select().from(turns).where(eq(turns.conversationId, trial.conversationId));
  const isAnswered = said.every(({ status, reply }) => status !== "received" && reply !== null);
  const hasEnded = trial.phase === "done" && trial.endedAt !== null && isAnswered;
  // Who ran out of time before any car was seen has nothing to judge.
  if (trial.outcome?.end === "time-up") return hasEnded && trial.revealedAt === null;
  const isRanked = (trial.wishes?.length ?? 0) > 0 && trial.ranking?.length === trial.wishes?.length;
  const reveals = said.filter(({ messageId }) => messageId === `reveal-${trial.id}`);
  return hasEnded && isRanked && trial.revealedAt !== null && reveals.length === 1 && trial.outcome !== null;
}
