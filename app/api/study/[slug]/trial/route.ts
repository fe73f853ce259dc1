import { z } from "zod";
import { actAnswer, runContext, runPost } from "@/app/_server/study/study-post";
import { studyStore } from "@/db/queries/study/study-store";
import { playTrial } from "@/lib/study/service/play-trial";
import { trialActSchema } from "@/lib/study/trial/judge-trial";

const trialSchema = z.strictObject({ step: z.string().max(100), act: trialActSchema });

/** Handles wishes complete, ranking and end. Products come after a stored ranking. */
export const POST = runPost(trialSchema, async ({ db, participant }, sent) => {
  return actAnswer(db, participant.id, await playTrial(studyStore(db), participant.id, sent, runContext()));
});
