import type { Database } from "@/db/connection/database";
import { conversations } from "@/db/schema/conversations";
import { type OwnedConversation, owned } from "./conversations";

/** Cars that can be set aside in one search. */
export const longestShortlist = 24;

/**
 * Replaces the cars set aside in a search, given by their positions in its catalog; doubles are left out. Their time is
 * not the search's: it keeps its place in the history. False when the guest has no such conversation.
 */
export async function setShortlist(
  db: Database,
  key: OwnedConversation,
  positions: readonly number[],
): Promise<boolean> {
  const where = owned(key);
  if (!where) return false;
  const shortlist = [...new Set(positions)].slice(0, longestShortlist);
  const changed = await db.update(conversations).set({ shortlist }).where(where).returning({ id: conversations.id });
  return changed.length > 0;
}
