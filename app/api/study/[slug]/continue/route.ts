import { z } from "zod";
import { Refusal } from "@/app/_server/refusal";
import { runView } from "@/app/_server/study/run-view";
import { runCookie } from "@/app/_server/study/study-cookies";
import { runByCode, runContext, studyPost } from "@/app/_server/study/study-post";
import { appendStudyEvents } from "@/db/queries/study/run-rows";
import { studyStore } from "@/db/queries/study/study-store";
import { endIfTimedOut } from "@/lib/study/service/end-run";
import { partaking } from "@/messages/partaking";

const continueSchema = z.strictObject({ code: z.string().max(60) });

/** Works unless the study blocks returning elsewhere. */
export const POST = studyPost(continueSchema, async ({ db, study }, { code }, request) => {
  const run = await runByCode(db, study.id, code, request);
  if (!run) throw new Refusal(404, "no-run", partaking.code.unknown);
  const { participant, version } = run;
  const ended = participant.status !== "active" || (await endIfTimedOut(studyStore(db), participant.id, runContext()));
  if (!ended && version.configuration.recruitment.returning.policy === "block")
    throw new Refusal(409, "blocked", partaking.refused.blocked);
  await runCookie.keep(study.slug, participant.id);
  if (!ended) await appendStudyEvents(db, participant, [{ name: "device-change", data: { how: "code" } }], new Date());
  return await runView(db, participant.id);
});
