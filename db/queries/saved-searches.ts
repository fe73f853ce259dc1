import { and, desc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { type Database, hasKey } from "@/db/connection/database";
import { conversations, turns } from "@/db/schema/conversations";
import { isKey } from "@/db/storable";
import { changeConversation, type OwnedConversation, owned } from "./conversations";

export function saveSearch(db: Database, key: OwnedConversation, saved: boolean): Promise<boolean> {
  return changeConversation(db, key, { savedAt: saved ? sql`coalesce(${conversations.savedAt}, now())` : null });
}

export async function listSavedOutside(db: Database, guestId: string, catalogId: string) {
  if (!isKey(catalogId)) return [];
  const { id, title, state, newsSeen } = conversations;
  return db
    .select({ id, title, state })
    .from(conversations)
    .where(
      and(
        hasKey(conversations.guestId, guestId),
        isNotNull(conversations.savedAt),
        ne(conversations.catalogId, catalogId),
        or(sql`${newsSeen} is null`, ne(newsSeen, catalogId)),
      ),
    )
    .orderBy(desc(conversations.savedAt))
    .limit(20);
}

export async function putNewsAway(db: Database, key: OwnedConversation, catalogId: string): Promise<boolean> {
  return isKey(catalogId) && changeConversation(db, key, { newsSeen: catalogId });
}

/** Shares a search up to now under an unguessable `token`, or updates its page. */
export async function shareConversation(db: Database, key: OwnedConversation, token: string): Promise<string | null> {
  const until = sql`coalesce((select max(${turns.number}) + 1 from ${turns} where ${turns.conversationId} = ${key.conversationId}), 0)`;
  const [shared] = await db
    .update(conversations)
    .set({ shareToken: sql`coalesce(${conversations.shareToken}, ${token})`, sharedTurns: until })
    .where(owned(key))
    .returning({ token: conversations.shareToken });
  return shared?.token ?? null;
}

export async function unshareConversation(db: Database, key: OwnedConversation): Promise<boolean> {
  const ended = await db
    .update(conversations)
    .set({ shareToken: null, sharedTurns: 0 })
    .where(and(owned(key), isNotNull(conversations.shareToken)))
    .returning({ id: conversations.id });
  return ended.length > 0;
}

export async function findShared(db: Database, token: string) {
  if (!/^[\w-]{20,100}$/.test(token)) return null;
  const [conversation] = await db.select().from(conversations).where(eq(conversations.shareToken, token));
  if (!conversation) return null;
  const shown = await db
    .select()
    .from(turns)
    .where(
      and(
        eq(turns.conversationId, conversation.id),
        eq(turns.status, "done"),
        sql`${turns.number} < ${conversation.sharedTurns}`,
      ),
    )
    .orderBy(turns.number);
  return { conversation, turns: shown };
}

export const longestShortlist = 24;

/** Keeps the search's place in history. False without a search. */
export function setShortlist(db: Database, key: OwnedConversation, positions: readonly number[]): Promise<boolean> {
  return changeConversation(db, key, { shortlist: [...new Set(positions)].slice(0, longestShortlist) });
}

export async function latestShortlist(db: Database, guestId: string) {
  const { id, updatedAt, shortlist } = conversations;
  const [latest] = await db
    .select({ id, shortlist })
    .from(conversations)
    .where(and(hasKey(conversations.guestId, guestId), sql`jsonb_array_length(${shortlist}::jsonb) > 1`))
    .orderBy(desc(updatedAt), desc(id))
    .limit(1);
  return latest ?? null;
}
