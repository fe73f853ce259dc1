import { eq, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { guests } from "@/db/schema/guests";
import { isKey } from "@/db/storable";

export async function createGuest(db: Database): Promise<string> {
  const [guest] = await db.insert(guests).values({}).returning({ id: guests.id });
  if (!guest) throw new Error("the new guest was not returned");
  return guest.id;
}

export async function touchGuest(db: Database, id: string): Promise<boolean> {
  if (!isKey(id)) return false;
  const touched = await db
    .update(guests)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(guests.id, id))
    .returning({ id: guests.id });
  return touched.length > 0;
}

export async function sharesCorrections(db: Database, id: string): Promise<boolean> {
  const [guest] = isKey(id) ? await db.select().from(guests).where(eq(guests.id, id)) : [];
  return guest?.sharesCorrectionsSince != null;
}

/** Gives or takes back consent. Taking it back also covers corrections made before. */
export async function shareCorrections(db: Database, id: string, shares: boolean): Promise<void> {
  const since = shares ? sql`coalesce(${guests.sharesCorrectionsSince}, now())` : null;
  if (isKey(id)) await db.update(guests).set({ sharesCorrectionsSince: since }).where(eq(guests.id, id));
}
