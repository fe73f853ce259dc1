import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedBody } from "@/app/_server/checked-request";
import { Refusal } from "@/app/_server/refusal";
import { requireResearcher } from "@/app/_server/session/research-session";
import { studyForRoute } from "@/app/_server/study-research/stored-study";
import { noteAudit } from "@/db/queries/study/oversight";
import { setPausedArms } from "@/db/queries/study/studies";

const pauseSchema = z.object({ condition: z.string().max(60), paused: z.boolean() }).strict();

/** Pauses or resumes one arm: new participants are assigned where no paused arm is, those who have begun go on. */
export function POST(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answer(request, async () => {
    await requireResearcher();
    const { condition, paused } = await checkedBody(request, pauseSchema);
    const { db, study, version } = await studyForRoute((await params).slug);
    if (!version.configuration.conditions.some(({ id }) => id === condition)) {
      throw new Refusal(404, "no-arm", "The study has no such arm.");
    }
    const others = study.pausedArms.filter((id) => id !== condition);
    await db.transaction(async (tx) => {
      await setPausedArms(tx, study.id, paused ? [...others, condition] : others);
      await noteAudit(tx, study.id, paused ? "arm-pause" : "arm-resume", { condition });
    });
    return new Response(null, { status: 204 });
  });
}
