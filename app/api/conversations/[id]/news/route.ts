import { freshJson } from "@/app/_server/answered-route";
import { defaultCatalogReader } from "@/app/_server/services";
import { searchRoute } from "@/app/_server/turn/open-conversation";
import { createConversation, putNewsAway, saveSearch } from "@/db/queries/conversations";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";

/** Starts a new search with the same wishes in the newest catalog. It replaces the saved one. */
export const POST = searchRoute("light", null, async ({ open: { db, state, conversation }, key }) => {
  const { catalog } = await defaultCatalogReader(db);
  const { wishes, orderings } = state;
  const { id } = await createConversation(db, {
    guestId: key.guestId,
    catalogId: catalog.id,
    settings: conversation.settings,
    state: { ...emptyConversation(), wishes, orderings },
  });
  await saveSearch(db, { ...key, conversationId: id }, true);
  await saveSearch(db, key, false);
  return freshJson({ id }, 201);
});

export const DELETE = searchRoute("light", null, async ({ open: { db }, key }) => {
  const { catalog } = await defaultCatalogReader(db);
  return putNewsAway(db, key, catalog.id);
});
