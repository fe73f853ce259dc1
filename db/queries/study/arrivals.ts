import type { Database } from "@/db/connection/database";
import { studyArrivals } from "@/db/schema/study-recruitment";

/** Notes how far somebody came before consent: a salted hash, a stage, a time. A stage is noted once. */
export async function noteArrival(
  db: Database,
  arrival: { studyId: string; hash: string; visitor: string; stage: string; at: Date },
): Promise<void> {
  await db.insert(studyArrivals).values(arrival).onConflictDoNothing();
}
