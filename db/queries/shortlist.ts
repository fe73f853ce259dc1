import type { Database } from "@/db/connection/database";
import { changeConversation, type OwnedConversation } from "./conversations";

/** Cars that can be set aside in one search. */
export const longestShortlist = 24;

/**
 * Replaces the cars set aside in a search, given by their positions in its catalog; doubles are left out. Their time is
 * not the search's: it keeps its place in the history. False when the guest has no such conversation.
 */
export function setShortlist(db: Database, key: OwnedConversation, positions: readonly number[]): Promise<boolean> {
  return changeConversation(db, key, { shortlist: [...new Set(positions)].slice(0, longestShortlist) });
}
