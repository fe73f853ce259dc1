import { lt } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { rateLimits } from "@/db/schema/rate-limits";

/** Deletes ended counts. Hashed addresses stay only while they count. */
export async function forgetEndedLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
