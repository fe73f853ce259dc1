import { and, asc, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations, events, guests, turns } from "@/db/schema/conversations";
import { hasKey } from "./rows";

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
  const [search] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.guestId, guestId)));
  if (!search) return null;
  return {
    ...search,
    turns: await db.select().from(turns).where(eq(turns.conversationId, id)).orderBy(asc(turns.number)),
    events: await db.select().from(events).where(eq(events.conversationId, id)).orderBy(asc(events.id)),
  };
}

/** Also deletes searches, turns and events. False without such a guest. */
export async function deleteGuest(db: Database, guestId: string): Promise<boolean> {
  return (await db.delete(guests).where(hasKey(guests.id, guestId)).returning({ id: guests.id })).length > 0;
}
