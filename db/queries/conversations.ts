import { and, desc, eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "@/db/connection/database";
import { conversations } from "@/db/schema/conversations";
import { isKey } from "@/db/storable";

export type Conversation = typeof conversations.$inferSelect;

/** Every conversation query also names its owner. */
export type OwnedConversation = { guestId: string; conversationId: string };

/** `null` for keys that cannot name a conversation. */
export function owned({ guestId, conversationId }: OwnedConversation) {
  if (!isKey(guestId) || !isKey(conversationId)) return null;
  return and(eq(conversations.id, conversationId), eq(conversations.guestId, guestId));
}

/** Guest and catalog must exist. */
export async function createConversation(
  db: Database,
  conversation: { guestId: string; catalogId: string; settings: object; state: object },
): Promise<Conversation> {
  const [created] = await db.insert(conversations).values(conversation).returning();
  if (!created) throw new Error("the new conversation was not returned");
  return created;
}

export async function loadConversation(db: Database, key: OwnedConversation): Promise<Conversation | null> {
  const where = owned(key);
  if (!where) return null;
  const [conversation] = await db.select().from(conversations).where(where);
  return conversation ?? null;
}

export type ConversationSummary = Pick<
  Conversation,
  "id" | "title" | "turnCount" | "catalogId" | "createdAt" | "updatedAt" | "savedAt"
> & {
  constraints: unknown;
  total: number | null;
};

export async function listConversations(db: Database, guestId: string, limit = 100): Promise<ConversationSummary[]> {
  if (!isKey(guestId)) return [];
  const { id, title, turnCount, catalogId, createdAt, updatedAt, savedAt, state } = conversations;
  return db
    .select({
      id,
      title,
      turnCount,
      catalogId,
      createdAt,
      updatedAt,
      savedAt,
      constraints: sql<unknown>`${readable(state)} -> 'wishes' -> 'constraints'`,
      total: sql<number | null>`(${readable(state)} ->> 'total')::int`,
    })
    .from(conversations)
    .where(and(eq(conversations.guestId, guestId), sql`${turnCount} > 0`))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
}

/** A document Postgres can query, even with old escapes it cannot read. */
function readable(document: AnyPgColumn) {
  const text = sql`${document}::text`;
  return sql`(case when strpos(${text}, '\\u0000') + strpos(${text}, '\\ud') = 0 then ${document}
    else regexp_replace(${text}, '\\\\u(0000|d[89a-f][0-9a-f]{2})', '\\\\ufffd', 'g')::json end)`;
}

/** Also deletes turns and events. False without such a conversation. */
export async function deleteConversation(db: Database, key: OwnedConversation): Promise<boolean> {
  const where = owned(key);
  if (!where) return false;
  return (await db.delete(conversations).where(where).returning({ id: conversations.id })).length > 0;
}

/** False without such a conversation. */
export async function changeConversation(
  db: Database,
  key: OwnedConversation,
  change: PgUpdateSetSource<typeof conversations>,
): Promise<boolean> {
  const where = owned(key);
  if (!where) return false;
  return (await db.update(conversations).set(change).where(where).returning({ id: conversations.id })).length > 0;
}
