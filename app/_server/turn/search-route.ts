import { answeredRoute } from "@/app/_server/answered-route";
import { type OpenConversation, openConversation } from "./open-conversation";

interface OwnSearch {
  open: OpenConversation;
  key: { guestId: string; conversationId: string };
}

export function searchRoute<Sent>(
  check: (request: Request) => Sent | Promise<Sent>,
  work: (search: OwnSearch, sent: Sent) => Promise<Response>,
) {
  return answeredRoute<{ id: string }>(async (request, { id: conversationId }) => {
    const sent = await check(request);
    const open = await openConversation(conversationId);
    return work({ open, key: { guestId: open.guestId, conversationId } }, sent);
  });
}

export const sentNothing = () => undefined;

export function freshJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

export function done(): Response {
  return new Response(null, { status: 204 });
}
