import { z } from "zod";
import { Refusal } from "@/app/_server/refusal";
import { researchPost } from "@/app/_server/study-research/opened-study";
import { noteAudit } from "@/db/queries/study/pilots";
import { changeStudy } from "@/db/queries/study/studies";

const pauseSchema = z.strictObject({ condition: z.string().max(60), paused: z.boolean() });

/** New participants avoid a paused arm. Others continue. */
export const POST = researchPost("owner", "light", pauseSchema, async (opened, { condition, paused }) => {
  const { db, study, version, actor } = opened;
  if (!version.configuration.conditions.some(({ id }) => id === condition))
    throw new Refusal(404, "no-arm", "The study has no such arm.");
  const others = study.pausedArms.filter((id) => id !== condition);
  await db.transaction(async (tx) => {
    await changeStudy(tx, study.id, { pausedArms: paused ? [...others, condition] : others });
    await noteAudit(tx, { studyId: study.id, actor }, paused ? "arm-pause" : "arm-resume", { condition });
  });
});
