import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedBody } from "@/app/_server/checked-request";
import { Refusal } from "@/app/_server/refusal";
import { hasLeft, type LeaveReceipt, leaveStudy, receiptFor } from "@/app/_server/study/leave-study";
import { currentRun, openStudy } from "@/app/_server/study/open-run";
import { runByCode } from "@/app/_server/study/run-by-code";

const withdrawSchema = z.strictObject({
  /** The run's code, where the browser holds no run. */
  code: z.string().max(60).optional(),
});

/** Deletes a run at any step, or after its end, and answers with a receipt. */
export function POST(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return answer(request, async () => {
    const { code } = await checkedBody(request, withdrawSchema);
    const opened = await openStudy((await params).slug);
    const { db, study } = opened;
    const answerWith = (receipt: LeaveReceipt) => Response.json(receipt, { headers: { "cache-control": "no-store" } });
    if (code === undefined && (await hasLeft(db, study.slug))) return answerWith(await receiptFor(opened));
    const run = code === undefined ? await currentRun(db, study.slug) : await runByCode(db, study.id, code, request);
    if (!run) throw new Refusal(404, "no-run", "There is no run with that code: it may have been deleted already.");
    return answerWith(await leaveStudy(db, run));
  });
}
