import type { Database } from "@/db/connection/database";
import { events } from "@/db/schema/events";

/** `name` is stable. `data` is a JSON object. */
export type NewEvent = { name: string; data: object };

/** Call inside the transaction that makes the events true. */
export async function appendEvents(
  db: Database,
  place: { conversationId: string; turnNumber: number | null },
  added: readonly NewEvent[],
): Promise<void> {
  if (added.length === 0) return;
  await db.insert(events).values(added.map(({ name, data }) => ({ ...place, name, data })));
}
