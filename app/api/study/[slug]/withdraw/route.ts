import { z } from "zod";
import { Refusal } from "@/app/_server/refusal";
import { hasLeft, leaveStudy, receiptFor } from "@/app/_server/study/leave-study";
import { currentRun, runByCode, studyPost } from "@/app/_server/study/open-run";

const withdrawSchema = z.strictObject({ code: z.string().max(60).optional() });

/** Works at any step or after the end. Returns a receipt. */
export const POST = studyPost(withdrawSchema, async (opened, { code }, request) => {
  const { db, study } = opened;
  if (code === undefined && (await hasLeft(db, study.slug))) return receiptFor(opened);
  const run = code === undefined ? await currentRun(db, study.slug) : await runByCode(db, study.id, code, request);
  if (!run) throw new Refusal(404, "no-run", "There is no run with that code: it may have been deleted already.");
  return leaveStudy(db, run);
});
