import { z } from "zod";
import { beginStudy } from "@/app/_server/study/begin-study";
import { runView } from "@/app/_server/study/run-view";
import { currentRun, studyPost } from "@/app/_server/study/study-post";

const consentSchema = z.strictObject({
  ...{ age: z.literal(true), read: z.literal(true), agreed: z.literal(true) },
  version: z.string(),
});

/** A browser with a run gets that one. */
export const POST = studyPost(consentSchema, async (opened, { version }, request) => {
  const known = await currentRun(opened.db, opened.study.slug);
  const id = known ? known.participant.id : await beginStudy(opened, request, version);
  return await runView(opened.db, id);
});
