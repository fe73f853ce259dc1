import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations, events, guests, turns } from "@/db/schema/conversations";
import { loadConversation } from "./conversations";
import { hasKey, hasRows, sole } from "./rows";

/** Streams one JSON document, with one search in memory at a time. */
export async function* exportGuest(db: Database, guestId: string): AsyncGenerator<string> {
  const [guest] = await db.select().from(guests).where(hasKey(guests.id, guestId));
  yield `{"guest":${JSON.stringify(guest ?? null)},"searches":[`;
  const ids = guest
    ? await db
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.guestId, guestId))
        .orderBy(asc(conversations.createdAt), asc(conversations.id))
    : [];
  let between = "\n";
  for (const { id } of ids) {
    const search = await exportSearch(db, guestId, id);
    if (!search) continue;
    yield between + JSON.stringify(search);
    between = ",\n";
  }
  yield "\n]}\n";
}

async function exportSearch(db: Database, guestId: string, id: string): Promise<object | null> {
  const search = await loadConversation(db, { guestId, conversationId: id });
  if (!search) return null;
  return {
    ...search,
    turns: await db.select().from(turns).where(eq(turns.conversationId, id)).orderBy(asc(turns.number)),
    events: await db.select().from(events).where(eq(events.conversationId, id)).orderBy(asc(events.id)),
  };
}

/** Also deletes searches, turns and events. False without such a guest. */
export function deleteGuest(db: Database, guestId: string): Promise<boolean> {
  return hasRows(db.delete(guests).where(hasKey(guests.id, guestId)).returning({ id: guests.id }));
}

export async function createGuest(db: Database): Promise<string> {
  return sole(await db.insert(guests).values({}).returning({ id: guests.id })).id;
}

export function touchGuest(db: Database, id: string): Promise<boolean> {
  const touched = db.update(guests).set({ lastSeenAt: sql`now()` });
  return hasRows(touched.where(hasKey(guests.id, id)).returning({ id: guests.id }));
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
