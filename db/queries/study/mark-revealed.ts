import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studyTrials } from "@/db/schema/study-data";

/** Notes when cars were first shown in a trial. */
export async function markRevealed(db: Database, trialId: string, now: Date): Promise<void> {
  await db
    .update(studyTrials)
    .set({ revealedAt: now })
    .where(and(eq(studyTrials.id, trialId), isNull(studyTrials.revealedAt)));
}
