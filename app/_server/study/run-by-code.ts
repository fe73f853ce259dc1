import { limitStore, spendPoints } from "@/app/_server/limits/limit-store";
import { senderKey } from "@/app/_server/limits/rate-limits";
import { Refusal } from "@/app/_server/refusal";
import { clientAddress } from "@/app/_server/session/client-address";
import type { Database } from "@/db/connection/database";
import { findRunByCode } from "@/db/queries/study/run-rows";
import { typedCode } from "@/lib/study/run-code";
import type { Run } from "@/lib/study/service/run";
import { partaking } from "@/messages/partaking";

/** Per address in a quarter of an hour. A code has about 57 bits. */
const tries = limitStore("study-code", { points: 20, seconds: 900 });

export async function runByCode(db: Database, studyId: string, typed: string, request: Request): Promise<Run | null> {
  const key = senderKey(clientAddress(request.headers));
  const { isOver } = await spendPoints(tries(), key);
  if (isOver) throw new Refusal(429, "too-many", partaking.code.tooMany);
  const code = typedCode(typed);
  const run = code ? await findRunByCode(db, studyId, code) : null;
  // A laboratory shares one address, so right codes are free.
  if (run) await tries().reward(key, 1);
  return run;
}
