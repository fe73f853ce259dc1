import { sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { turns } from "@/db/schema/turns";
import { stillRunning, type TurnRun } from "./complete-turn";

/**
 * Says that this process still works on a run, so that no other takes it for dead. False when the run no longer counts:
 * it was stopped, perhaps through another server, or given up, or its conversation deleted.
 */
export async function beatTurn(db: Database, run: TurnRun): Promise<boolean> {
  const alive = await db
    .update(turns)
    .set({ receivedAt: sql`now()` })
    .where(stillRunning(run))
    .returning({ id: turns.id });
  return alive.length > 0;
}
