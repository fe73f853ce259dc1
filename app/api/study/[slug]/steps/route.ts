import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedBody } from "@/app/_server/checked-request";
import { actAnswer } from "@/app/_server/study/act-answer";
import { openStudy, requireRun } from "@/app/_server/study/open-run";
import { runContext } from "@/app/_server/study/run-context";
import { studyStore } from "@/db/queries/study/study-store";
import { answerStep } from "@/lib/study/service/answer-step";

const stepSchema = z.strictObject({
  step: z.string().max(100),
  attempt: z.number().int().min(1).max(100),
  answers: z.record(z.string().max(100), z.unknown()),
});

/** Takes the answers to a step and says where the run is then. The same answers twice are taken once. */
export function POST(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answer(request, async () => {
    const sent = await checkedBody(request, stepSchema);
    const { db, study } = await openStudy((await params).slug);
    const { participant } = await requireRun(db, study.slug);
    return actAnswer(db, participant.id, await answerStep(studyStore(db), participant.id, sent, runContext()));
  });
}
