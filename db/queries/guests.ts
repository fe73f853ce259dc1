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

/** What a guest may agree to, and its column. */
const consents = { sharesCorrections: "sharesCorrectionsSince", remembers: "remembersSince" } as const;
export type Consents = Record<keyof typeof consents, boolean>;

export async function consentsOf(db: Database, id: string): Promise<Consents> {
  const [guest] = await db.select().from(guests).where(hasKey(guests.id, id));
  return { sharesCorrections: guest?.sharesCorrectionsSince != null, remembers: guest?.remembersSince != null };
}

/** Gives or takes back consent. Taking it back also covers what was said before. */
export async function setConsents(db: Database, id: string, given: Partial<Consents>): Promise<void> {
  const since = (Object.keys(consents) as (keyof Consents)[]).flatMap((name) => {
    const column = consents[name];
    return given[name] === undefined ? [] : [[column, given[name] ? sql`coalesce(${guests[column]}, now())` : null]];
  });
  await db.update(guests).set(Object.fromEntries(since)).where(hasKey(guests.id, id));
}
