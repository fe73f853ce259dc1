import { eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations, turns } from "@/db/schema/conversations";
import { changeConversation, type OwnedConversation, owned } from "./conversations";
import { doneTurns } from "./turns";

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

export function unshareConversation(db: Database, key: OwnedConversation): Promise<boolean> {
  return changeConversation(db, key, { shareToken: null, sharedTurns: 0 }, isNotNull(conversations.shareToken));
}

export async function findShared(db: Database, token: string) {
  if (!/^[\w-]{20,100}$/.test(token)) return null;
  const [conversation] = await db.select().from(conversations).where(eq(conversations.shareToken, token));
  if (!conversation) return null;
  const shown = await doneTurns(db, conversation.id, lt(turns.number, conversation.sharedTurns));
  return { conversation, turns: shown };
}
