import { and, desc, sql } from "drizzle-orm";
import type { AnyPgColumn, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { type Database, hasKey, sole } from "@/db/connection/database";
import { conversations } from "@/db/schema/conversations";

export type Conversation = typeof conversations.$inferSelect;

/** Every conversation query also names its owner. */
export type OwnedConversation = { guestId: string; conversationId: string };

export function owned({ guestId, conversationId }: OwnedConversation) {
  return and(hasKey(conversations.id, conversationId), hasKey(conversations.guestId, guestId));
}

/** Guest and catalog must exist. */
export async function createConversation(
  db: Database,
  conversation: { guestId: string; catalogId: string; settings: object; state: object },
): Promise<Conversation> {
  return sole(await db.insert(conversations).values(conversation).returning());
}

export async function loadConversation(db: Database, key: OwnedConversation): Promise<Conversation | null> {
  const [conversation] = await db.select().from(conversations).where(owned(key));
  return conversation ?? null;
}

export type ConversationSummary = Awaited<ReturnType<typeof listConversations>>[number];

export function listConversations(db: Database, guestId: string, limit = 100) {
  const { id, title, turnCount, catalogId, createdAt, updatedAt, savedAt, state } = conversations;
  const constraints = sql<unknown>`${readable(state)} -> 'wishes' -> 'constraints'`;
  const total = sql<number | null>`(${readable(state)} ->> 'total')::int`;
  return db
    .select({ id, title, turnCount, catalogId, createdAt, updatedAt, savedAt, constraints, total })
    .from(conversations)
    .where(and(hasKey(conversations.guestId, guestId), sql`${turnCount} > 0`))
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
  return (await db.delete(conversations).where(owned(key)).returning({ id: conversations.id })).length > 0;
}

export async function changeConversation(
  db: Database,
  key: OwnedConversation,
  change: PgUpdateSetSource<typeof conversations>,
): Promise<boolean> {
  return (await db.update(conversations).set(change).where(owned(key)).returning({ id: conversations.id })).length > 0;
}
