import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations, guests, turns } from "@/db/schema/conversations";
import { type CorrectionLabel, correctionsOf } from "@/lib/dialogue/state/corrections";
import { doneTurns } from "./turns";

/** Corrected readings of guests who consent, one search in memory at a time. */
export async function* sharedCorrections(db: Database): AsyncGenerator<CorrectionLabel> {
  const corrected = db
    .select({ id: turns.conversationId })
    .from(turns)
    .where(and(eq(turns.status, "done"), sql`${turns.act} ->> 'kind' = 'correct'`));
  const searches = await db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(guests, eq(guests.id, conversations.guestId))
    .where(and(isNotNull(guests.sharesCorrectionsSince), inArray(conversations.id, corrected)))
    .orderBy(asc(conversations.createdAt), asc(conversations.id));
  for (const { id } of searches) {
    yield* correctionsOf(await doneTurns(db, id));
  }
}
