import { answer } from "@/app/_server/api-error";
import { defaultCatalogReader } from "@/app/_server/services";
import { emptyStateWith } from "@/app/_server/turn/continue-search";
import { noConversation, openConversation } from "@/app/_server/turn/open-conversation";
import { createConversation } from "@/db/queries/conversations";
import { putNewsAway, saveSearch } from "@/db/queries/saved-searches";

type Context = { params: Promise<{ id: string }> };

/** Goes on with a saved search in the newest catalog: a new search with the same wishes, saved in place of the old one. */
export function POST(request: Request, { params }: Context): Promise<Response> {
  return answer(request, async () => {
    const { id } = await params;
    const { db, guestId, state, conversation } = await openConversation(id);
    const { catalog } = await defaultCatalogReader(db);
    const next = await createConversation(db, {
      guestId,
      catalogId: catalog.id,
      settings: conversation.settings,
      state: emptyStateWith(state),
    });
    await saveSearch(db, { guestId, conversationId: next.id }, true);
    await saveSearch(db, { guestId, conversationId: id }, false);
    return Response.json({ id: next.id }, { status: 201, headers: { "cache-control": "no-store" } });
  });
}

/** Puts away what the newest catalog brings to a saved search. */
export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answer(request, async () => {
    const { id } = await params;
    const { db, guestId } = await openConversation(id);
    const { catalog } = await defaultCatalogReader(db);
    if (!(await putNewsAway(db, { guestId, conversationId: id }, catalog.id))) throw noConversation();
    return new Response(null, { status: 204 });
  });
}
