import { z } from "zod";
import { noteStage } from "@/app/_server/study/begin-study";
import { studyPost } from "@/app/_server/study/open-run";
import { previewInCookie } from "@/app/_server/study/study-cookies";

const seenSchema = z.strictObject({ stage: z.enum(["information", "declined"]) });

/** Stores only a salted hash, the stage and the time. */
export const POST = studyPost(seenSchema, async (opened, { stage }) => {
  if (!(await previewInCookie(opened.study.slug))) await noteStage(opened.db, opened, stage);
});
