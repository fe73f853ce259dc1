import { randomBytes } from "node:crypto";
import { answer } from "@/app/_server/api-error";
import { noConversation, openConversation } from "@/app/_server/turn/open-conversation";
import { shareConversation, unshareConversation } from "@/db/queries/shares";

type Context = { params: Promise<{ id: string }> };

/** Makes the read-only page of a search, or brings it up to date: `{token}`, the page is `/s/{token}`. */
export function POST(request: Request, { params }: Context): Promise<Response> {
  return answer(request, async () => {
    const { id } = await params;
    const { db, guestId } = await openConversation(id);
    // 192 random bits: whoever was not given the address does not find it.
    const made = randomBytes(24).toString("base64url");
    const token = await shareConversation(db, { guestId, conversationId: id }, made);
    if (!token) throw noConversation();
    return Response.json({ token }, { headers: { "cache-control": "no-store" } });
  });
}

/** Ends the read-only page. */
export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answer(request, async () => {
    const { id } = await params;
    const { db, guestId } = await openConversation(id);
    await unshareConversation(db, { guestId, conversationId: id });
    return new Response(null, { status: 204 });
  });
}
