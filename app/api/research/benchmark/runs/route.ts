import { freshJson } from "@/app/_server/answered-route";
import { listRunJobs, startRun } from "@/app/_server/benchmark/start-run";
import { database } from "@/app/_server/services";
import { researchRoute, researchSent } from "@/app/_server/study-research/opened-study";
import { runRequestSchema } from "@/components/research/benchmark/run-request";

export const POST = researchSent("analyst", "heavy", runRequestSchema, async (asked) =>
  freshJson(await startRun(await database(), asked), 202),
);

export const GET = researchRoute("viewer", "light", async () => ({ jobs: await listRunJobs() }));
