import { sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { turns } from "@/db/schema/turns";
import { stillRunning, type TurnRun } from "./complete-turn";

/** False when stopped, given up, or deleted. */
export async function beatTurn(db: Database, run: TurnRun): Promise<boolean> {
  const alive = await db
    .update(turns)
    .set({ receivedAt: sql`now()` })
    .where(stillRunning(run))
    .returning({ id: turns.id });
  return alive.length > 0;
}
