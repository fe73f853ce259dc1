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
