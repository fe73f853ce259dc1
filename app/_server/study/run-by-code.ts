import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { clientAddress } from "@/app/_server/client-address";
import { Refusal } from "@/app/_server/refusal";
import { sessionSecret } from "@/app/_server/session-secret";
import type { Database } from "@/db/database";
import { findRunByCode, type Run } from "@/db/queries/study/run-rows";
import { typedCode } from "@/lib/study/run-code";
import { keyedHash } from "./signed-value";

/** Codes one address may try in a quarter of an hour; a code has about 57 bits. */
const tries = new RateLimiterMemory({ points: 20, duration: 900 });

/** The run a typed code names in a study, or `null`. */
export async function runByCode(db: Database, studyId: string, typed: string, request: Request): Promise<Run | null> {
  try {
    await tries.consume(keyedHash("code tries", clientAddress(request.headers), sessionSecret()));
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    throw new Refusal(429, "too-many", "That was tried too often: wait a quarter of an hour.");
  }
  const code = typedCode(typed);
  return code ? findRunByCode(db, studyId, code) : null;
}
