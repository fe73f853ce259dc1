import type { Database } from "@/db/connection/database";
import { events } from "@/db/schema/events";

/** One event of a turn, in order. `name` is stable, `data` an object for JSON. */
export type NewEvent = { name: string; data: object };

/** Adds events to a conversation, inside the transaction that makes them true. */
export async function appendEvents(
  db: Database,
  place: { conversationId: string; turnNumber: number | null },
  added: readonly NewEvent[],
): Promise<void> {
  if (added.length === 0) return;
  await db.insert(events).values(added.map(({ name, data }) => ({ ...place, name, data })));
}
