import { and, desc, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations } from "@/db/schema/conversations";
import { changeConversation, type OwnedConversation } from "./conversations";
import { hasKey } from "./rows";

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
