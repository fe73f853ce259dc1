import { z } from "zod";
import { noteStage } from "@/app/_server/study/begin-study";
import { previewCookie } from "@/app/_server/study/study-cookies";
import { studyPost } from "@/app/_server/study/study-post";

const seenSchema = z.strictObject({ stage: z.enum(["information", "declined"]) });

/** Stores only a salted hash, the stage and the time. */
export const POST = studyPost(seenSchema, async (opened, { stage }) => {
  if (!(await previewCookie.read(opened.study.slug))) await noteStage(opened.db, opened, stage);
});
