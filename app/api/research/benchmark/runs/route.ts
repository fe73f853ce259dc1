import { listRunJobs, startRun } from "@/app/_server/benchmark/start-run";
import { checkedBody } from "@/app/_server/checked-request";
import { database } from "@/app/_server/services";
import { answerResearcher } from "@/app/_server/study-research/research-answer";
import { runRequestSchema } from "@/components/research/benchmark/run-request";

const headers = { "cache-control": "no-store" };

export function POST(request: Request): Promise<Response> {
  return answerResearcher(request, async () => {
    const asked = await checkedBody(request, runRequestSchema);
    return Response.json(await startRun(await database(), asked), { status: 202, headers });
  });
}

/** How the latest runs stand. */
export function GET(request: Request): Promise<Response> {
  return answerResearcher(request, async () => {
    return Response.json({ jobs: await listRunJobs() }, { headers });
  });
}
