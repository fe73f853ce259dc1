import { sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { turns } from "@/db/schema/turns";
import { stillRunning, type TurnRun } from "./complete-turn";

/** Marks a run as alive. False when it no longer counts: stopped, given up, or its conversation deleted. */
export async function beatTurn(db: Database, run: TurnRun): Promise<boolean> {
  const alive = await db
    .update(turns)
    .set({ receivedAt: sql`now()` })
    .where(stillRunning(run))
    .returning({ id: turns.id });
  return alive.length > 0;
}
