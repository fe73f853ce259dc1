import { answeredRoute } from "@/app/_server/answered-route";
import { runView } from "@/app/_server/study/run-view";
import { openStudy, requireRun } from "@/app/_server/study/study-post";

export const GET = answeredRoute("light", async (_, { slug }: { slug: string }) => {
  const { db, study } = await openStudy(slug);
  const { participant } = await requireRun(db, study.slug);
  return await runView(db, participant.id);
});
