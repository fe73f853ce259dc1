import { randomUUID } from "node:crypto";
import { sessionSecret } from "@/app/_server/session/session-secret";
import type { Database } from "@/db/connection/database";
import { loadRun } from "@/db/queries/study/run-rows";
import { studyStore } from "@/db/queries/study/study-store";
import { endCode } from "@/lib/study/configuration/recruitment";
import { redirectFor } from "@/lib/study/redirect";
import type { LeaveReceipt } from "@/lib/study/run-view";
import { withdrawRun } from "@/lib/study/service/end-run";
import type { Run } from "@/lib/study/service/run";
import { runContext } from "./open-run";
import { keyedHash } from "./signed-value";
import { entryInCookie, forgetRun, runInCookie } from "./study-cookies";

/** Returns the receipt after the commit, even if another tab was first. */
export async function leaveStudy(db: Database, run: Run): Promise<LeaveReceipt> {
  await withdrawRun(studyStore(db), run.participant.id, runContext());
  return receiptFor(run);
}

/** True if the run was left but the answer was lost. */
export async function hasLeft(db: Database, slug: string): Promise<boolean> {
  const id = await runInCookie(slug);
  return id !== null && (await loadRun(db, id)) === null;
}

export async function receiptFor({ study, version }: Pick<Run, "study" | "version">): Promise<LeaveReceipt> {
  const { recruitment } = version.configuration;
  const code = endCode(recruitment, "withdrawn");
  const id = (await entryInCookie(study.slug))?.ids.id ?? "";
  await forgetRun(study.slug);
  const what = `${study.slug} ${new Date().toISOString().slice(0, 10)} ${randomUUID().slice(0, 8)}`;
  const receipt = `${what} ${keyedHash("deletion receipt", what, sessionSecret()).slice(0, 16)}`;
  return {
    code,
    returnUrl: redirectFor(recruitment, { code, id }),
    recruited: recruitment.recruiter !== "none",
    receipt,
  };
}
