import { z } from "zod";
import { actAnswer } from "@/app/_server/study/act-answer";
import { runContext } from "@/app/_server/study/run-context";
import { runPost } from "@/app/_server/study/study-post";
import { studyStore } from "@/db/queries/study/study-store";
import { playTrial } from "@/lib/study/service/play-trial";
import { trialVerdictSchema } from "@/lib/study/trial/judge-trial";

const ranking = z.array(z.string().max(200)).max(40);

const trialSchema = z.strictObject({
  step: z.string().max(100),
  act: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("wishes-complete") }),
    z.strictObject({ kind: z.literal("back-to-wishes") }),
    z.strictObject({ kind: z.literal("rank"), ranking }),
    z.strictObject({ kind: z.literal("decide") }),
    z.strictObject({ kind: z.literal("back-to-cars") }),
    z.strictObject({ kind: z.literal("judge"), verdict: trialVerdictSchema }),
    z.strictObject({ kind: z.literal("rank-again"), ranking }),
    z.strictObject({ kind: z.literal("more-time"), extension: z.number().int().min(1).max(40) }),
    z.strictObject({ kind: z.literal("time-up") }),
  ]),
});

/** What is done to the trial itself: wishes complete, the ranking, the end. Cars are shown once the ranking is stored. */
export const POST = runPost(trialSchema, async ({ db, participant }, sent) => {
  return actAnswer(db, participant.id, await playTrial(studyStore(db), participant.id, sent, runContext()));
});
