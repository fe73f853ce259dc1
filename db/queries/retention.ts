import { and, eq, exists, inArray, lt, not, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations, guests } from "@/db/schema/conversations";
import { rateLimits } from "@/db/schema/rate-limits";
import { studyParticipants } from "@/db/schema/studies";
import type { Conversation } from "./conversations";

const day = 86_400_000;
/** Small batches hold no lock for long. */
const atOnce = 200;

/** At most once a day. */
export async function noteOpened(db: Database, { id, openedAt }: Conversation, now: Date): Promise<void> {
  if (now.getTime() - openedAt.getTime() < day) return;
  await db.update(conversations).set({ openedAt: now }).where(eq(conversations.id, id));
}

/** Also removes idle guests. Keeps study participants' data. */
export async function removeUnopened(db: Database, since: Date): Promise<{ searches: number; guests: number }> {
  const isParticipant = (guestId: typeof guests.id | typeof conversations.guestId) =>
    exists(db.select({ one: sql`1` }).from(studyParticipants).where(eq(studyParticipants.guestId, guestId)));
  const { id, openedAt, updatedAt, guestId } = conversations;
  const isIdle = and(lt(openedAt, since), lt(updatedAt, since), not(isParticipant(guestId)));
  const unopened = db.select({ id }).from(conversations).where(isIdle).limit(atOnce);
  let searches = 0;
  for (let removed = atOnce; removed === atOnce; searches += removed) {
    removed = (await db.delete(conversations).where(inArray(id, unopened)).returning({ id })).length;
  }
  const hasSearch = exists(db.select({ one: sql`1` }).from(conversations).where(eq(guestId, guests.id)));
  const gone = await db
    .delete(guests)
    .where(and(lt(guests.lastSeenAt, since), not(hasSearch), not(isParticipant(guests.id))))
    .returning({ id: guests.id });
  return { searches, guests: gone.length };
}

/** Deletes ended counts. Hashed addresses stay only while they count. */
export async function forgetEndedLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
