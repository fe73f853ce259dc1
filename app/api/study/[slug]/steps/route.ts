import { z } from "zod";
import { actAnswer, runContext, runPost } from "@/app/_server/study/study-post";
import { studyStore } from "@/db/queries/study/study-store";
import { answerStep } from "@/lib/study/service/enter-step";

const stepSchema = z.strictObject({
  step: z.string().max(100),
  attempt: z.number().int().min(1).max(100),
  answers: z.record(z.string().max(100), z.unknown()),
});

/** Takes a step's answers once and returns the run's state. */
export const POST = runPost(stepSchema, async ({ db, participant }, sent) => {
  return actAnswer(db, participant.id, await answerStep(studyStore(db), participant.id, sent, runContext()));
});
