import { answeredRoute } from "@/app/_server/answered-route";
import { openStudy, requireRun } from "@/app/_server/study/open-run";
import { runView } from "@/app/_server/study/run-view";

export const GET = answeredRoute<{ slug: string }>(async (_, { slug }) => {
  const { db, study } = await openStudy(slug);
  const { participant } = await requireRun(db, study.slug);
  return Response.json(await runView(db, participant.id), { headers: { "cache-control": "no-store" } });
});
