import { and, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations, events, turns } from "@/db/schema/conversations";
import { type OwnedConversation, owned } from "./conversations";

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

/** `null` for somebody else's search, and for replies older than certificates. */
export async function certificateOf(db: Database, key: OwnedConversation, replyMessageId: string) {
  const [found] = await db
    .select({ data: events.data })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .innerJoin(events, and(eq(events.conversationId, turns.conversationId), eq(events.turnNumber, turns.number)))
    .where(and(owned(key), eq(turns.replyMessageId, replyMessageId), eq(events.name, "reply-certify")));
  return found?.data ?? null;
}
