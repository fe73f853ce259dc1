import { database, defaultCatalogReader } from "@/app/_server/services";
import { currentGuest } from "@/app/_server/session/guest-session";
import type { SavedNewsItem } from "@/components/chat/search/saved-news-list";
import { listSavedOutside } from "@/db/queries/conversations";
import { describeConstraint } from "@/lib/constraints";
import { conversationStateSchema } from "@/lib/dialogue/state/conversation-state";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { listed } from "@/messages/listed";

export async function savedNews(): Promise<SavedNewsItem[]> {
  const guestId = await currentGuest();
  if (!guestId) return [];
  const db = await database();
  const reader = await defaultCatalogReader(db);
  const saved = await listSavedOutside(db, guestId, reader.catalog.id);
  const news = await Promise.all(
    saved.map(async ({ id, title, state }) => {
      const { constraints } = conversationStateSchema.parse(state).wishes;
      const products = constraints.length > 0 ? await reader.count(constraints.map(toPredicate)) : 0;
      return { id, title, wishes: listed(constraints.map(describeConstraint)), products };
    }),
  );
  return news.filter(({ products }) => products > 0);
}
