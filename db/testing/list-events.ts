import { asc, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { type OwnedConversation, owned } from "@/db/queries/conversations";
import { conversations, events } from "@/db/schema/conversations";

export async function listEvents(db: Database, key: OwnedConversation): Promise<(typeof events.$inferSelect)[]> {
  const rows = await db
    .select({ event: events })
    .from(events)
    .innerJoin(conversations, eq(conversations.id, events.conversationId))
    .where(owned(key))
    .orderBy(asc(events.id));
  return rows.map(({ event }) => event);
}
