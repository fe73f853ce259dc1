import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "@/db/connection/database";
import { conversations, events, turns } from "@/db/schema/conversations";
import { isKey } from "@/db/storable";
import { first, hasKey, hasRows, sole } from "./rows";

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

export function loadConversation(db: Database, key: OwnedConversation): Promise<Conversation | null> {
  return first(db.select().from(conversations).where(owned(key)));
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
export function deleteConversation(db: Database, key: OwnedConversation): Promise<boolean> {
  return hasRows(db.delete(conversations).where(owned(key)).returning({ id: conversations.id }));
}

export function changeConversation(
  db: Database,
  key: OwnedConversation,
  change: PgUpdateSetSource<typeof conversations>,
  only?: SQL,
): Promise<boolean> {
  const changed = db.update(conversations).set(change);
  return hasRows(changed.where(and(owned(key), only)).returning({ id: conversations.id }));
}

export const longestShortlist = 24;

/** Keeps the search's place in history. False without a search. */
export function setShortlist(db: Database, key: OwnedConversation, positions: readonly number[]): Promise<boolean> {
  return changeConversation(db, key, { shortlist: [...new Set(positions)].slice(0, longestShortlist) });
}

export function latestShortlist(db: Database, guestId: string) {
  const { id, updatedAt, shortlist } = conversations;
  const isKept = and(hasKey(conversations.guestId, guestId), sql`jsonb_array_length(${shortlist}::jsonb) > 1`);
  const kept = db.select({ id, shortlist }).from(conversations).where(isKept);
  return first(kept.orderBy(desc(updatedAt), desc(id)).limit(1));
}

export function saveSearch(db: Database, key: OwnedConversation, saved: boolean): Promise<boolean> {
  return changeConversation(db, key, { savedAt: saved ? sql`coalesce(${conversations.savedAt}, now())` : null });
}

export async function listSavedOutside(db: Database, guestId: string, catalogId: string) {
  if (!isKey(catalogId)) return [];
  const { id, title, state, newsSeen, savedAt, catalogId: ofCatalog } = conversations;
  const isNews = and(ne(ofCatalog, catalogId), or(isNull(newsSeen), ne(newsSeen, catalogId)));
  return db
    .select({ id, title, state })
    .from(conversations)
    .where(and(hasKey(conversations.guestId, guestId), isNotNull(savedAt), isNews))
    .orderBy(desc(savedAt))
    .limit(20);
}

export async function putNewsAway(db: Database, key: OwnedConversation, catalogId: string): Promise<boolean> {
  return isKey(catalogId) && changeConversation(db, key, { newsSeen: catalogId });
}

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
