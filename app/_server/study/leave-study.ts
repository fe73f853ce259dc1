import { randomUUID } from "node:crypto";
import { sessionSecret } from "@/app/_server/session-secret";
import type { Database } from "@/db/database";
import type { Run } from "@/db/queries/study/run-rows";
import { withdrawRun } from "@/db/queries/study/withdraw-run";
import { endCode } from "@/lib/study/end-code";
import { redirectFor } from "@/lib/study/redirect";
import { runContext } from "./run-context";
import { keyedHash } from "./signed-value";
import { entryInCookie, forgetRun } from "./study-cookies";

export interface LeaveReceipt {
  /** The code for those who left. */
  code: string;
  returnUrl: string | null;
  /** Proof of the deletion, checkable by this server without anything being kept: day, number, signature. */
  receipt: string;
}

/** Deletes a run and gives the receipt once that is committed. */
export async function leaveStudy(db: Database, { participant }: Run): Promise<LeaveReceipt> {
  const context = runContext();
  const left = await withdrawRun(db, participant.id, context);
  if (!left) throw new Error("the run to delete was not found");
  const { recruitment } = left.version.configuration;
  const code = endCode(recruitment, "withdrawn");
  const id = (await entryInCookie(left.study.slug))?.ids.id ?? "";
  await forgetRun(left.study.slug);
  const what = `${left.study.slug} ${context.now.toISOString().slice(0, 10)} ${randomUUID().slice(0, 8)}`;
  const receipt = `${what} ${keyedHash("deletion receipt", what, sessionSecret()).slice(0, 16)}`;
  return { code, returnUrl: redirectFor(recruitment, { code, id }), receipt };
}
