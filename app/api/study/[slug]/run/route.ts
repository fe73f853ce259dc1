import { answer } from "@/app/_server/api-error";
import { openStudy, requireRun } from "@/app/_server/study/open-run";
import { runView } from "@/app/_server/study/run-view";

/** Where the run of this browser is. */
export function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answer(request, async () => {
    const { db, study } = await openStudy((await params).slug);
    const { participant } = await requireRun(db, study.slug);
    return Response.json(await runView(db, participant.id), { headers: { "cache-control": "no-store" } });
  });
}
