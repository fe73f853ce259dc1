import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedBody } from "@/app/_server/checked-request";
import { noConversation, openConversation } from "@/app/_server/turn/open-conversation";
import { saveSearch } from "@/db/queries/saved-searches";

const savedSchema = z.strictObject({ saved: z.boolean() });

/** Saves a search, so that the next visit tells when a newer catalog holds a car with everything, or lets it go. */
export function PUT(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return answer(request, async () => {
    const { saved } = await checkedBody(request, savedSchema);
    const { id } = await params;
    const { db, guestId } = await openConversation(id);
    if (!(await saveSearch(db, { guestId, conversationId: id }, saved))) throw noConversation();
    return new Response(null, { status: 204 });
  });
}
