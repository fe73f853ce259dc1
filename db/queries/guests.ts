import { sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { guests } from "@/db/schema/conversations";
import { hasKey, sole } from "./rows";

export async function createGuest(db: Database): Promise<string> {
  return sole(await db.insert(guests).values({}).returning({ id: guests.id })).id;
}

export async function touchGuest(db: Database, id: string): Promise<boolean> {
  const touched = await db
    .update(guests)
    .set({ lastSeenAt: sql`now()` })
    .where(hasKey(guests.id, id))
    .returning({ id: guests.id });
  return touched.length > 0;
}

export async function sharesCorrections(db: Database, id: string): Promise<boolean> {
  const [guest] = await db.select().from(guests).where(hasKey(guests.id, id));
  return guest?.sharesCorrectionsSince != null;
}

/** Gives or takes back consent. Taking it back also covers corrections made before. */
export async function shareCorrections(db: Database, id: string, shares: boolean): Promise<void> {
  const since = shares ? sql`coalesce(${guests.sharesCorrectionsSince}, now())` : null;
  await db.update(guests).set({ sharesCorrectionsSince: since }).where(hasKey(guests.id, id));
}
