import { defaultCatalogReader } from "@/app/_server/services";
import { noConversation } from "@/app/_server/turn/open-conversation";
import { done, freshJson, searchRoute, sentNothing } from "@/app/_server/turn/search-route";
import { createConversation } from "@/db/queries/conversations";
import { putNewsAway, saveSearch } from "@/db/queries/saved-searches";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";

/** Continues a saved search in the newest catalog: a new search with the same wishes replaces it. */
export const POST = searchRoute(sentNothing, async ({ open: { db, state, conversation }, key }) => {
  const { catalog } = await defaultCatalogReader(db);
  const { wishes, orderings } = state;
  const { id } = await createConversation(db, {
    guestId: key.guestId,
    catalogId: catalog.id,
    settings: conversation.settings,
    // Drops its questions and comparisons.
    state: { ...emptyConversation(), wishes, orderings },
  });
  await saveSearch(db, { ...key, conversationId: id }, true);
  await saveSearch(db, key, false);
  return freshJson({ id }, 201);
});

/** Dismisses the newest catalog's news of a saved search. */
export const DELETE = searchRoute(sentNothing, async ({ open: { db }, key }) => {
  const { catalog } = await defaultCatalogReader(db);
  if (!(await putNewsAway(db, key, catalog.id))) throw noConversation();
  return done();
});
