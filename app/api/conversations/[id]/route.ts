import { answer } from "@/app/_server/api-error";
import { openSearch } from "@/app/_server/study/open-search";
import { noConversation, openConversation } from "@/app/_server/turn/open-conversation";
import { toMessages } from "@/app/_server/turn/to-messages";
import { deleteConversation } from "@/db/queries/conversations";
import { listTurns } from "@/db/queries/turns";

type Context = { params: Promise<{ id: string }> };

/** A conversation's messages, as they were streamed. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answer(request, async () => {
    const { id } = await params;
    const { db, guestId, conversation } = await openSearch(id);
    const turns = await listTurns(db, { guestId, conversationId: id });
    return Response.json(
      { id, title: conversation.title, messages: toMessages(turns) },
      { headers: { "cache-control": "no-store" } },
    );
  });
}

/** Deletes a conversation with all that belongs to it. */
export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answer(request, async () => {
    const { id } = await params;
    const { db, guestId } = await openConversation(id);
    if (!(await deleteConversation(db, { guestId, conversationId: id }))) throw noConversation();
    return new Response(null, { status: 204 });
  });
}
