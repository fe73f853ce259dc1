import { listRunJobs, startRun } from "@/app/_server/benchmark/start-run";
import { checkedBody } from "@/app/_server/checked-request";
import { database } from "@/app/_server/services";
import { researchRoute } from "@/app/_server/study-research/research-answer";
import { runRequestSchema } from "@/components/research/benchmark/run-request";

const headers = { "cache-control": "no-store" };

export const POST = researchRoute(async (request) => {
  const asked = await checkedBody(request, runRequestSchema);
  return Response.json(await startRun(await database(), asked), { status: 202, headers });
});

export const GET = researchRoute(async () => {
  return Response.json({ jobs: await listRunJobs() }, { headers });
});
