import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedBody } from "@/app/_server/checked-request";
import { beginStudy } from "@/app/_server/study/begin-study";
import { currentRun, openStudy } from "@/app/_server/study/open-run";
import { runView } from "@/app/_server/study/run-view";

const consentSchema = z.strictObject({ agreed: z.literal(true), version: z.string() });

/** Consent begins a run; from a browser that holds one, it shows where that run is. */
export function POST(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answer(request, async () => {
    const { version } = await checkedBody(request, consentSchema);
    const opened = await openStudy((await params).slug);
    const known = await currentRun(opened.db, opened.study.slug);
    const id = known ? known.participant.id : await beginStudy(opened, request, version);
    return Response.json(await runView(opened.db, id), { headers: { "cache-control": "no-store" } });
  });
}
