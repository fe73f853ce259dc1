import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedBody } from "@/app/_server/checked-request";
import { noteStage } from "@/app/_server/study/note-stage";
import { openStudy } from "@/app/_server/study/open-run";
import { previewInCookie } from "@/app/_server/study/study-cookies";

const seenSchema = z.strictObject({ stage: z.enum(["information", "declined"]) });

/** The page before consent tells that somebody is there. A salted hash, the stage and the time are kept, nothing else. */
export function POST(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answer(request, async () => {
    const { stage } = await checkedBody(request, seenSchema);
    const opened = await openStudy((await params).slug);
    // A researcher's preview is no visit.
    if (!(await previewInCookie(opened.study.slug))) await noteStage(opened.db, opened, stage);
    return new Response(null, { status: 204 });
  });
}
