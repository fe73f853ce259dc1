import { answer } from "@/app/_server/api-error";
import { listRunJobs, startRun } from "@/app/_server/benchmark/start-run";
import { checkedBody } from "@/app/_server/checked-request";
import { database } from "@/app/_server/services";
import { requireResearcher } from "@/app/_server/session/research-session";
import { runRequestSchema } from "@/components/research/benchmark/run-request";

const headers = { "cache-control": "no-store" };

/** Starts a small run. */
export function POST(request: Request): Promise<Response> {
  return answer(request, async () => {
    await requireResearcher();
    const asked = await checkedBody(request, runRequestSchema);
    return Response.json(await startRun(await database(), asked), { status: 202, headers });
  });
}

/** How the latest runs stand. */
export function GET(request: Request): Promise<Response> {
  return answer(request, async () => {
    await requireResearcher();
    return Response.json({ jobs: await listRunJobs() }, { headers });
  });
}
