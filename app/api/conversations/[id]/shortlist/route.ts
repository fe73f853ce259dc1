import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedBody } from "@/app/_server/checked-request";
import { noConversation, openConversation } from "@/app/_server/turn/open-conversation";
import { longestShortlist, setShortlist } from "@/db/queries/shortlist";
import { positionSchema } from "@/lib/catalog/car";

const shortlistSchema = z.strictObject({ positions: z.array(positionSchema).max(longestShortlist) });

/** Replaces the cars the shopper set aside. */
export function PUT(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return answer(request, async () => {
    const { positions } = await checkedBody(request, shortlistSchema);
    const { id } = await params;
    const { db, guestId } = await openConversation(id);
    if (!(await setShortlist(db, { guestId, conversationId: id }, positions))) throw noConversation();
    return new Response(null, { status: 204 });
  });
}
