import { randomUUID } from "node:crypto";
import { z } from "zod";
import { Refusal } from "@/app/_server/refusal";
import { sessionSecret } from "@/app/_server/session/session-secret";
import { keyedHash } from "@/app/_server/study/signed-value";
import { entryCookie, runCookie } from "@/app/_server/study/study-cookies";
import { currentRun, runByCode, runContext, studyPost } from "@/app/_server/study/study-post";
import { loadRun } from "@/db/queries/study/run-rows";
import { studyStore } from "@/db/queries/study/study-store";
import { endCode } from "@/lib/study/configuration/recruitment";
import { redirectFor } from "@/lib/study/redirect";
import type { LeaveReceipt } from "@/lib/study/run-view";
import { withdrawRun } from "@/lib/study/service/end-run";
import type { Run } from "@/lib/study/service/study-store";
import { partaking } from "@/messages/partaking";

const withdrawSchema = z.strictObject({ code: z.string().max(60).optional() });

/** Works at any step or after the end. Returns a receipt. */
export const POST = studyPost(withdrawSchema, async (opened, { code }, request) => {
  const { db, study } = opened;
  const held = code === undefined ? await runCookie.read(study.slug) : null;
  // The run was left, but the answer was lost.
  if (held !== null && (await loadRun(db, held)) === null) return receiptFor(opened);
  const run = code === undefined ? await currentRun(db, study.slug) : await runByCode(db, study.id, code, request);
  if (!run) throw new Refusal(404, "no-run", partaking.code.deleted);
  // The receipt comes after the commit, even if another tab was first.
  await withdrawRun(studyStore(db), run.participant.id, runContext());
  return receiptFor(run);
});

async function receiptFor({ study, version }: Pick<Run, "study" | "version">): Promise<LeaveReceipt> {
  const { recruitment } = version.configuration;
  const code = endCode(recruitment, "withdrawn");
  const id = (await entryCookie.read(study.slug))?.ids.id ?? "";
  await runCookie.forget(study.slug);
  const what = `${study.slug} ${new Date().toISOString().slice(0, 10)} ${randomUUID().slice(0, 8)}`;
  const receipt = `${what} ${keyedHash("deletion receipt", what, sessionSecret()).slice(0, 16)}`;
  return {
    code,
    returnUrl: redirectFor(recruitment, { code, id }),
    recruited: recruitment.recruiter !== "none",
    receipt,
  };
}
