import { and, asc, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { type OwnedConversation, owned } from "@/db/queries/conversations";
import { conversations } from "@/db/schema/conversations";
import { events } from "@/db/schema/events";

export async function listEvents(db: Database, key: OwnedConversation): Promise<(typeof events.$inferSelect)[]> {
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
