import { z } from "zod";
import { checkedBody } from "@/app/_server/checked-request";
import { answerResearcher } from "@/app/_server/study-research/research-answer";
import { studyForRoute } from "@/app/_server/study-research/stored-study";
import { deleteTries } from "@/db/queries/study/tries";

const deletionSchema = z
  .object({ delete: z.enum(["preview", "simulated"]), version: z.string().max(10).optional() })
  .strict();

/** Deletes the previews or the simulated runs of a version. Participants' runs are deleted by nobody but themselves. */
export function POST(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answerResearcher(request, async () => {
    const { delete: kind, version } = await checkedBody(request, deletionSchema);
    const opened = await studyForRoute((await params).slug, version);
    return Response.json({ deleted: await deleteTries(opened.db, opened, kind) });
  });
}
