import { z } from "zod";
import { researchPost, researchRoute, studyForRoute } from "@/app/_server/study-research/opened-study";
import { startPilot } from "@/app/_server/study-research/pilot-job";
import { endPilot, lastPilot, noteAudit, pilotProgress } from "@/db/queries/study/pilots";

const pilotSchema = z.strictObject({ participants: z.number().int().min(0).max(500) });

/** Plays on the server to its end. None stops the one under way. */
export const POST = researchPost("analyst", "heavy", pilotSchema, async (opened, { participants }) => {
  if (participants > 0) {
    await startPilot(opened, participants);
    return Response.json({ participants }, { status: 202 });
  }
  const { db, study, version, actor } = opened;
  const pilot = await lastPilot(db, version.id);
  if (pilot && (await endPilot(db, pilot.id, new Date())))
    await noteAudit(db, { studyId: study.id, actor }, "pilot-stop", { through: pilot.through });
  return undefined;
});

export const GET = researchRoute("viewer", "light", async (_, { slug }: { slug: string }) => {
  const { db, version } = await studyForRoute(slug);
  return { pilot: await pilotProgress(db, version.id) };
});
