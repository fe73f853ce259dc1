import { and, asc, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations } from "@/db/schema/conversations";
import { events } from "@/db/schema/events";
import { type OwnedConversation, owned } from "./conversations";

export type StoredEvent = typeof events.$inferSelect;

/** Something that happened in a turn, in the order it happened. `name` is stable, `data` an object for JSON. */
export interface NewEvent {
  name: string;
  data: object;
}

/** Adds events to a conversation; inside the transaction that makes them true. */
export async function appendEvents(
  db: Database,
  place: { conversationId: string; turnNumber: number | null },
  added: readonly NewEvent[],
): Promise<void> {
  if (added.length === 0) return;
  await db.insert(events).values(added.map(({ name, data }) => ({ ...place, name, data })));
}

/** All events of the guest's conversation, oldest first. */
export async function listEvents(db: Database, key: OwnedConversation): Promise<StoredEvent[]> {
  const where = owned(key);
  if (!where) return [];
  const rows = await db
    .select({ event: events })
    .from(events)
    .innerJoin(conversations, eq(conversations.id, events.conversationId))
    .where(and(where))
    .orderBy(asc(events.id));
  return rows.map(({ event }) => event);
}
