import { and, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations } from "@/db/schema/conversations";
import { events } from "@/db/schema/events";
import { turns } from "@/db/schema/turns";
import { type OwnedConversation, owned } from "./conversations";

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
