import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { clientAddress } from "@/app/_server/client-address";
import { keyOf } from "@/app/_server/rate-limits";
import { Refusal } from "@/app/_server/refusal";
import type { Database } from "@/db/database";
import { findRunByCode, type Run } from "@/db/queries/study/run-rows";
import { typedCode } from "@/lib/study/run-code";

// Kept on globalThis: route handlers are bundled apart and must count together.
const shared = globalThis as typeof globalThis & { leewayCodeTries?: RateLimiterMemory };

/** Wrong codes one address may try in a quarter of an hour; a code has about 57 bits. */
function tries(): RateLimiterMemory {
  shared.leewayCodeTries ??= new RateLimiterMemory({ points: 20, duration: 900 });
  return shared.leewayCodeTries;
}

/** The run a typed code names in a study, or `null`. */
export async function runByCode(db: Database, studyId: string, typed: string, request: Request): Promise<Run | null> {
  const key = keyOf(clientAddress(request.headers));
  try {
    await tries().consume(key);
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    throw new Refusal(429, "too-many", "That was tried too often: wait a quarter of an hour.");
  }
  const code = typedCode(typed);
  const run = code ? await findRunByCode(db, studyId, code) : null;
  // A laboratory of one address goes on by as many right codes as it has people.
  if (run) await tries().reward(key, 1);
  return run;
}
