import { and, desc, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations } from "@/db/schema/conversations";
import { isKey } from "@/db/storable";
import { changeConversation, type OwnedConversation } from "./conversations";
import { hasKey } from "./rows";

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
