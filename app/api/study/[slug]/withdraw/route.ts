import { z } from "zod";
import { Refusal } from "@/app/_server/refusal";
import { hasLeft, leaveStudy, receiptFor } from "@/app/_server/study/leave-study";
import { currentRun } from "@/app/_server/study/open-run";
import { runByCode } from "@/app/_server/study/run-by-code";
import { studyPost } from "@/app/_server/study/study-post";
import { partaking } from "@/messages/partaking";

const withdrawSchema = z.strictObject({ code: z.string().max(60).optional() });

/** Works at any step or after the end. Returns a receipt. */
export const POST = studyPost(withdrawSchema, async (opened, { code }, request) => {
  const { db, study } = opened;
  if (code === undefined && (await hasLeft(db, study.slug))) return receiptFor(opened);
  const run = code === undefined ? await currentRun(db, study.slug) : await runByCode(db, study.id, code, request);
  if (!run) throw new Refusal(404, "no-run", partaking.code.deleted);
  return leaveStudy(db, run);
});
